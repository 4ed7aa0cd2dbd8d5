import { z } from 'zod';
import { errorCodes, type ErrorCode } from '../kernel/app-error.ts';

/** Every answer of the API: `data` on success, `code` on failure. */
export const success = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string(), data });

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** `needsAPIKey` where a key of a provider is what is missing. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(codes),
  needsAPIKey: z.literal(true).optional(),
  /** What the words of the code are filled with. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Failure = z.infer<typeof Failure>;
