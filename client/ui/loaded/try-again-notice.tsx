import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

type TryAgainNoticeProps = {
  title: string;
  reasons: readonly string[];
  isFetching: boolean;
  onTryAgain: () => unknown;
};

export function TryAgainNotice({ title, reasons, isFetching, onTryAgain }: TryAgainNoticeProps) {
  return (
    <Notice tone="warning" role="alert" title={title}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <Button isBusy={isFetching} onClick={() => void onTryAgain()}>
        Try again
      </Button>
    </Notice>
  );
}
