import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

type ReadFailedProps = { title: string; message: string; onTryAgain: () => void; children?: ReactNode };

export function ReadFailed({ title, message, onTryAgain, children }: ReadFailedProps) {
  return (
    <Notice tone="critical" role="alert" title={title}>
      <p>{message}</p>
      <Button onClick={onTryAgain}>{texts.list.tryAgain}</Button>
      {children}
    </Notice>
  );
}
