import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { problemHeading } from '../model/problem-heading.ts';
import { texts } from '../texts.ts';

type UploadProblemProps = { message: string; onTryAgain: () => void };

export function UploadProblem({ message, onTryAgain }: UploadProblemProps) {
  return (
    <Notice tone="critical" role="alert" title={problemHeading(message)}>
      <p>{message}</p>
      <p>{texts.problem.kept}</p>
      <Button onClick={onTryAgain}>{texts.problem.tryAgain}</Button>
    </Notice>
  );
}
