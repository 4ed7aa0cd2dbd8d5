import { z } from 'zod';

/** Settings for whatever watches over the processes and spreads requests over them. */
export const watchingSettings = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('The port of metrics and health (docs/monitoring.md). Without it there are none, but for `/api/health`.'),
  METRICS_HOST: z
    .string()
    .default('localhost')
    .describe('The address that metrics and health listen on. Whoever reaches it may read them: keep it inside.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'How long a stopping process says that it is not ready, and still answers, so that a proxy can turn to another first.',
    ),
};
