import { useQuery } from '@tanstack/react-query';
import type { Allowance } from '#core/plans/allowance.ts';
import { tellHistory } from '#core/plans/limit-texts.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import { ClaimOffer } from './claim-offer.tsx';
import { GuestDocumentsNotice } from './guest-notice.tsx';
import { LeavingNotice } from './leaving-notice.tsx';

/** How long the documents of the list stay, and those that could come into it. */
export function DocumentsAllowance() {
  const query = useQuery(allowanceQuery);
  return (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {(allowance) =>
        allowance.plan === null ? (
          <GuestDocumentsNotice allowance={allowance} />
        ) : (
          <>
            <ClaimOffer claimable={allowance.claimable} />
            <HistoryNotice history={allowance.history} />
            <LeavingNotice allowance={allowance} />
          </>
        )
      }
    </Loaded>
  );
}

/** Where documents stay for good there is nothing to tell. */
function HistoryNotice({ history }: Pick<Allowance, 'history'>) {
  if (history.kind !== 'session' && history.kind !== 'months') return null;
  return (
    <Notice tone="info" title={texts.historyTitle(history)}>
      <p>{history.kind === 'session' ? tellHistory(history) : texts.onCards}</p>
    </Notice>
  );
}
