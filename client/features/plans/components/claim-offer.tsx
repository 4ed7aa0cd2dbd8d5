import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useClaim } from '../hooks/use-claim.ts';
import { texts } from '../texts.ts';

const { claim: words } = texts;

/** Documents that were uploaded on this device before somebody signed in. Nothing where there are none. */
export function ClaimOffer({ claimable }: { claimable: number }) {
  const { mutate, data, error, isPending } = useClaim();
  if (data !== undefined && claimable === 0) {
    return <Notice tone="success" role="status" title={words.done(data.claimed)} />;
  }
  if (claimable === 0) return null;
  return (
    <Notice tone="info" title={words.title(claimable)}>
      <p>{words.body(claimable)}</p>
      {error && (
        <p role="alert">
          {words.failed} {errorText(error)}
        </p>
      )}
      <Button isBusy={isPending} busyLabel={words.adding} onClick={() => mutate()}>
        {words.add}
      </Button>
    </Notice>
  );
}
