import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './upload-page.module.css';

type UploadSuccessProps = {
  document: MedicalDocument;
  isPicture: boolean;
  onAnother: () => void;
  /** Whose document it is. */
  children: ReactNode;
};

export function UploadSuccess({ document, isPicture, onAnother, children }: UploadSuccessProps) {
  const { id, title } = document;
  const heading = useRef<HTMLHeadingElement>(null);
  const personId = useId();
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className={styles['done']}>
        <Icon of={CircleCheck} />
        {texts.success.heading}
      </h2>
      <p className={styles['words']}>{texts.success.body(title)}</p>
      <p>{isPicture ? texts.success.imageNext : texts.success.next}</p>
      <div className={styles['actions']}>
        <LinkButton to={`/interpretation/${id}`} variant="primary">
          {texts.success.view}
        </LinkButton>
        <Button onClick={onAnother}>{texts.success.another}</Button>
      </div>
      {children !== undefined && (
        <div role="group" aria-labelledby={personId} className={styles['person']}>
          <p id={personId}>{texts.success.person}</p>
          {children}
        </div>
      )}
    </Card>
  );
}
