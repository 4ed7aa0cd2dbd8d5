import type { LabResult } from './explanation.ts';

/**
 * Leaves out what a table with columns of dates prints of earlier dates, where the same row holds a newer result. Such results
 * stand behind the newest one of their row.
 */
export function latestResults<Result extends Pick<LabResult, 'name' | 'span' | 'collectedAt'>>(
  results: readonly Result[],
): Result[] {
  const newest = new Map<string, Result>();
  return results.filter((result) => {
    if (result.collectedAt === null) return true;
    const row = `${result.span[0]} ${result.name}`;
    const newer = newest.get(row);
    if (newer === undefined) newest.set(row, result);
    return newer === undefined || newer.collectedAt === result.collectedAt;
  });
}
