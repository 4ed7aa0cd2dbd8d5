import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus } from 'lucide-react';
import type { Allowance } from '#core/plans/allowance.ts';
import { tellHistory, tellRenewal } from '#core/plans/limit-texts.ts';
import { plans, type PlanName } from '#core/plans/plans.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { megabytesOf } from '#client/lib/plans/uploads-left.ts';
import { usePayment, type Leave } from '#client/lib/plans/use-payment.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { Meter } from '#client/ui/meter/meter.tsx';
import { texts } from '../texts.ts';
import { PlannedChange } from './planned-change.tsx';
import styles from './plans.module.css';

const { section: words } = texts;

/** The plan of an account, what is used of it, and the ways to another one. */
export function PlanSection({ leave }: { leave?: Leave }) {
  const query = useQuery(allowanceQuery);
  return (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {(allowance) => (
        <div className={styles['section']}>
          {allowance.plan !== null && <Plan allowance={allowance} plan={allowance.plan} />}
          <div className={styles['actions']}>
            <LinkButton to="/pricing">{words.compare}</LinkButton>
            {allowance.isSubscribed && <PortalButton {...(leave && { leave })} />}
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Plan({ allowance, plan }: { allowance: Allowance; plan: PlanName }) {
  const { uploads, change, isSubscribed } = allowance;
  return (
    <>
      <p className={styles['plan']}>{words.yours(plans[plan].title)}</p>
      {change !== null && <PlannedChange from={plan} change={change} isSubscribed={isSubscribed} />}
      {uploads.limit === null ? (
        <p>{words.usedUnlimited(uploads.used)}</p>
      ) : (
        <div className={styles['usage']}>
          <Meter words={words.used(uploads.used, uploads.limit)} used={uploads.used} of={uploads.limit} />
          {uploads.renewsAt !== null && <p>{tellRenewal(uploads.renewsAt)}</p>}
        </div>
      )}
      <p>{tellHistory(allowance.history)}</p>
      <PlanLines {...allowance} />
    </>
  );
}

function PlanLines({ maxUploadBytes, canShare, hasProviderQuestions, hasHealthProfile }: Allowance) {
  const lines = [
    { words: words.lines.size(megabytesOf(maxUploadBytes)), isIncluded: true },
    { words: words.lines.share, isIncluded: canShare },
    { words: words.lines.questions, isIncluded: hasProviderQuestions },
    { words: words.lines.profile, isIncluded: hasHealthProfile },
  ];
  return (
    <ul className={styles['lines']} aria-label={words.includes}>
      {lines.map(({ words: line, isIncluded }) => (
        <li key={line} className={isIncluded ? undefined : styles['missing']}>
          <Icon of={isIncluded ? CircleCheck : CircleMinus} />
          <span>{isIncluded ? line : words.notIncluded(line)}</span>
        </li>
      ))}
    </ul>
  );
}

function PortalButton({ leave }: { leave?: Leave }) {
  const { portal } = usePayment(leave);
  return (
    <>
      <Button isBusy={portal.isPending} busyLabel={words.opening} onClick={() => portal.mutate()}>
        {words.portal}
      </Button>
      {portal.error && (
        <p role="alert">
          {words.portalFailed} {errorText(portal.error)}
        </p>
      )}
    </>
  );
}
