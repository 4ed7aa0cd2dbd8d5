import { fileURLToPath } from 'node:url';

/** A sample report as a file to upload. */
export const sampleFile = (name: string): string =>
  fileURLToPath(new URL(`../../server/features/samples/data/${name}`, import.meta.url));
