import type { Allowance } from '#core/plans/allowance.ts';
import { tellAfterChange, tellChange } from '#core/plans/limit-texts.ts';
import { plans, type PlanName } from '#core/plans/plans.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { useKeepPlan } from '../hooks/use-keep-plan.ts';
import { texts } from '../texts.ts';

const { section: words } = texts;

type PlannedChangeProps = {
  /** The plan that holds until then. */
  from: PlanName;
  change: NonNullable<Allowance['change']>;
  /** A subscription is changed where it is paid for. */
  isSubscribed: boolean;
};

/** A change of plan that waits for its day, and a way to take it back. */
export function PlannedChange({ from, change, isSubscribed }: PlannedChangeProps) {
  const { title } = plans[from];
  const { show } = useToast();
  const { mutate, error, isPending } = useKeepPlan(() => show({ tone: 'success', title: words.kept(title) }));
  return (
    <Notice tone="warning" title={words.changeTitle}>
      <p>{tellChange(change)}</p>
      <p>{words.changeMore}</p>
      <p>{tellAfterChange(change)}</p>
      {error && (
        <p role="alert">
          {words.keepFailed} {errorText(error)}
        </p>
      )}
      {isSubscribed ? (
        <p>{words.changePaid}</p>
      ) : (
        <Button isBusy={isPending} busyLabel={words.keeping} onClick={() => mutate()}>
          {words.keep(title)}
        </Button>
      )}
    </Notice>
  );
}
