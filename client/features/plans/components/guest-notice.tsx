import type { Allowance } from '#core/plans/allowance.ts';
import { tellWithAccount } from '#core/plans/limit-texts.ts';
import { guestPlan } from '#core/plans/plans.ts';
import { megabytesOf, uploadsLeft } from '#client/lib/plans/uploads-left.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import styles from './plans.module.css';

const { guest: words } = texts;
const hoursOf = ({ history }: Allowance) => (history.kind === 'guest' ? history.hours : guestPlan.keptHours);

/** What a guest may upload and how long it stays, before it is uploaded; afterwards what is still possible. */
export function GuestUploadNotice({ allowance }: { allowance: Allowance }) {
  const left = uploadsLeft(allowance) ?? Infinity;
  if (left === 0) return <GuestUsedNotice allowance={allowance} />;
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.allowed(left, megabytesOf(allowance.maxUploadBytes))}</p>
      <p>{words.kept(hoursOf(allowance))}</p>
      <p>{words.toKeepMore(tellWithAccount(allowance))}</p>
      <LinkButton to="/signup">{words.create}</LinkButton>
    </Notice>
  );
}

function GuestUsedNotice({ allowance }: { allowance: Allowance }) {
  return (
    <Notice tone="info" title={words.usedTitle}>
      <p>{words.used}</p>
      <p>{words.withAccount(tellWithAccount(allowance))}</p>
      <div className={styles['actions']}>
        <LinkButton to="/signup" variant="primary">
          {words.create}
        </LinkButton>
        <LinkButton to="/documents">{words.documents}</LinkButton>
      </div>
    </Notice>
  );
}

/** Over the list of a guest's documents: how long they stay. */
export function GuestDocumentsNotice({ allowance }: { allowance: Allowance }) {
  return (
    <Notice tone="info" title={words.title}>
      <p>
        {words.kept(hoursOf(allowance))} {words.toKeep}
      </p>
      <LinkButton to="/signup">{words.create}</LinkButton>
    </Notice>
  );
}
