import { z } from 'zod';

/** Where the ZIP is, once, and until when. */
export const ExportTicket = z.object({ address: z.string(), endsAt: z.string() });
export type ExportTicket = z.infer<typeof ExportTicket>;

export const DeleteAccountBody = z.strictObject({ username: z.string().max(400) });
