const bytesPerMegabyte = 1_048_576;
const leastShown = 0.01;

/** `1.25 MB`: megabytes with two decimals. No file is said to be empty for being small. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / bytesPerMegabyte;
  return bytes > 0 && megabytes < leastShown / 2 ? 'under 0.01 MB' : `${megabytes.toFixed(2)} MB`;
}
