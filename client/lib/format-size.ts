const bytesPerMegabyte = 1_048_576;

/** `1.25 MB`: megabytes with two decimals. */
export const formatSize = (bytes: number): string => `${(bytes / bytesPerMegabyte).toFixed(2)} MB`;
