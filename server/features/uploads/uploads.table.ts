import type { Generated } from 'kysely';

export type UploadTables = {
  uploads: {
    id: string;
    owner: string;
    /** The key of its parts. Without it nothing of them can be opened. */
    wrapped: Buffer;
    /** The hash of the network that it comes from. */
    network: Buffer;
    size: number;
    received: Generated<number>;
    changed_at: Generated<Date>;
  };
  upload_parts: { upload_id: string; start_at: number; blob: string };
};
