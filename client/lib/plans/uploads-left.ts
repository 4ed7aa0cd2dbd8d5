import type { Allowance } from '#core/plans/allowance.ts';

type Counted = Pick<Allowance, 'uploads'>;

/** How many uploads are left until counting starts anew; null for as many as one likes. Never under 0. */
export const uploadsLeft = ({ uploads: { used, limit } }: Counted): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** `15MB`: a limit of the file size, as plans and messages tell it. */
export const megabytesOf = (bytes: number): number => Math.round(bytes / (1024 * 1024));
