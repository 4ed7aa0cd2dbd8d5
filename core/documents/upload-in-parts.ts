import { z } from 'zod';

/** What one request brings of a file that is sent in parts, in bytes. */
export const uploadPartBytes = 1024 * 1024;
/** More than that is not taken at once. */
export const maxUploadPartBytes = 4 * uploadPartBytes;
/** How long what has come waits for the rest. */
export const uploadWaitMinutes = 60;

export const StartUploadBody = z.object({ size: z.int().positive() });

/** A file on its way: `received` is how many of its bytes are there, and where the next part begins. */
export const UploadInParts = z.object({ id: z.uuid(), size: z.int(), received: z.int() });
export type UploadInParts = z.infer<typeof UploadInParts>;

/** What the document will be called and is, told when all of it is there. The checks of an upload speak of them. */
export const FinishUploadBody = z.object({ title: z.string().max(4096), documentType: z.string().max(100) });
export type FinishUploadBody = z.infer<typeof FinishUploadBody>;
