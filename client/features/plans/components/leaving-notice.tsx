import type { Allowance } from '#core/plans/allowance.ts';
import { tellAfterChange, tellChange } from '#core/plans/limit-texts.ts';
import { Notice } from '#client/ui/notice/notice.tsx';

/** A change of plan that waits for its day, and what will hold from then on. Nothing where none does. */
export function LeavingNotice({ allowance: { change } }: { allowance: Allowance }) {
  if (change === null) return null;
  return (
    <Notice tone="warning" title={tellChange(change)}>
      <p>{tellAfterChange(change)}</p>
    </Notice>
  );
}
