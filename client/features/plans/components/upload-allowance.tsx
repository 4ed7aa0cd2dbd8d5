import { useQuery } from '@tanstack/react-query';
import type { Allowance } from '#core/plans/allowance.ts';
import { tellHistory, tellLeft, tellRenewal, tellSize, tellUsedUp } from '#core/plans/limit-texts.ts';
import { plans, type PlanName } from '#core/plans/plans.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { megabytesOf, uploadsLeft } from '#client/lib/plans/uploads-left.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import { ClaimOffer } from './claim-offer.tsx';
import { GuestUploadNotice } from './guest-notice.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import styles from './plans.module.css';

/** What may be uploaded, how large, how often and how long it stays: before anything is chosen. */
export function UploadAllowance() {
  const query = useQuery(allowanceQuery);
  return (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {(allowance) =>
        allowance.plan === null ? (
          <GuestUploadNotice allowance={allowance} />
        ) : (
          <>
            <ClaimOffer claimable={allowance.claimable} />
            <PlanNotice allowance={allowance} plan={allowance.plan} />
            <LeavingNotice allowance={allowance} />
          </>
        )
      }
    </Loaded>
  );
}

type PlanNoticeProps = { allowance: Allowance; plan: PlanName };

function PlanNotice({ allowance, plan }: PlanNoticeProps) {
  const { uploads, maxUploadBytes, history } = allowance;
  const left = uploadsLeft(allowance);
  if (left === 0) return <UsedNotice {...uploads} />;
  return (
    <Notice tone="info" title={left === null ? texts.noLimit(plans[plan].title) : tellLeft(left, uploads.limit ?? 0)}>
      {uploads.renewsAt !== null && <p>{tellRenewal(uploads.renewsAt)}</p>}
      <p>{tellSize(plan, megabytesOf(maxUploadBytes))}</p>
      <p>{tellHistory(history)}</p>
    </Notice>
  );
}

function UsedNotice({ limit, renewsAt }: Allowance['uploads']) {
  return (
    <Notice tone="warning" title={texts.usedTitle}>
      <p>{tellUsedUp({ limit: limit ?? 0, renewsAt })}</p>
      <p>{texts.stillThere}</p>
      <div className={styles['actions']}>
        <LinkButton to="/documents" variant="primary">
          {texts.guest.documents}
        </LinkButton>
        <LinkButton to="/pricing">{texts.seePlans}</LinkButton>
      </div>
    </Notice>
  );
}
