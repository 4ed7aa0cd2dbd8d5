import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { problemHeading } from '../model/problem-heading.ts';
import { texts } from '../texts.ts';

type UploadProblemProps = { message: string; onTryAgain: () => void };

export function UploadProblem({ message, onTryAgain }: UploadProblemProps) {
  // Out from under the toast that comes with it.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place}>
      <Notice tone="critical" role="alert" title={problemHeading(message)}>
        <p>{message}</p>
        <p>{texts.problem.kept}</p>
        <Button onClick={onTryAgain}>{texts.problem.tryAgain}</Button>
      </Notice>
    </div>
  );
}
