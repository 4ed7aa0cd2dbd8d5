import { useEffect, useRef } from 'react';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';

const { reset: words } = texts;

export function PasswordChanged() {
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['form']}>
      <Notice tone="success" title={words.done}>
        <p>{words.doneMore}</p>
      </Notice>
      <div>
        <LinkButton to="/login" variant="primary">
          {words.signIn}
        </LinkButton>
      </div>
    </div>
  );
}
