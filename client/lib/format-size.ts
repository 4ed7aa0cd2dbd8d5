const bytesPerMegabyte = 1_048_576;

/** `1.25 MB`: megabytes with two decimals. */
export const formatSize = (bytes: number): string => `${(bytes / bytesPerMegabyte).toFixed(2)} MB`;

/** `1.25 MB` or `83.82 GB`: whichever is easier to read. */
export const formatSpace = (bytes: number): string =>
  bytes < 1024 * bytesPerMegabyte ? formatSize(bytes) : `${(bytes / 1024 / bytesPerMegabyte).toFixed(2)} GB`;
