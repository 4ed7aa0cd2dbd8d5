import fastify from 'fastify';
import { listen } from '#server/http/serve.ts';
import type { Readiness } from '#server/readiness.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * Metrics and health on a port of their own, which no visitor reaches: workers have them too, and they answer while the program still starts
 * and while it ends. Throws StartupError when the port cannot be had. Returns how to close it.
 */
export async function serveMetrics(
  { metrics, readiness }: { metrics: Metrics; readiness: Readiness },
  { host, port }: { host: string; port: number },
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = fastify({ logger: false, forceCloseConnections: true, requestTimeout: 10_000 });
  server.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).send(text);
  });
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) =>
    (await readiness.isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
  const url = await listen(server, { host, port }, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  return { url, close: () => server.close() };
}
