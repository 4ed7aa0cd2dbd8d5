import { useQuery } from '@tanstack/react-query';
import { bytesOfMegabytes, guestPlan } from '#core/plans/plans.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { uploadsLeft } from '#client/lib/plans/uploads-left.ts';

export type UploadLimits = {
  isLoading: boolean;
  /** Nothing more can be uploaded for now. */
  isUsedUp: boolean;
  /** How many documents may be sent now; null for as many as one likes, or where that is not known. */
  left: number | null;
  maxBytes: number;
};

/** What may be sent. Where that cannot be known, the least that anybody may: the server says it if there is more to say. */
export function useUploadLimits(): UploadLimits {
  const { data, isPending, errorUpdateCount } = useQuery(allowanceQuery);
  const left = data === undefined ? null : uploadsLeft(data);
  return {
    // It is asked anew by whatever shows it; after a first failure nobody waits for that.
    isLoading: isPending && errorUpdateCount === 0,
    isUsedUp: left === 0,
    left,
    maxBytes: data?.maxUploadBytes ?? bytesOfMegabytes(guestPlan.maxUploadMegabytes),
  };
}
