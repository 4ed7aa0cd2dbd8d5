import type { SeenByShare } from '#core/sharing/share.ts';
import { formatMoment } from '#client/lib/format-date.ts';

/**
 * The last moment of a share, where the reader lives. Its day ends where its owner lives: a midnight told as the day that follows would
 * mislead. Null for a share without an end.
 */
export function lastMoment({ expiresAt }: Pick<SeenByShare, 'expiresAt'>): string | null {
  if (expiresAt === null) return null;
  return formatMoment(new Date(Date.parse(expiresAt) - 1).toISOString());
}
