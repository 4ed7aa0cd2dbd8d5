import { useLocation } from 'react-router';
import { wayBackTo } from '#client/lib/session/way-back.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import styles from './sharing.module.css';

const { page: words } = texts;

export function NeedsAccount() {
  const back = wayBackTo(useLocation());
  return (
    <Notice tone="info" title={words.accountTitle}>
      <p>{words.account}</p>
      <div className={styles['actions']}>
        <LinkButton to="/signup" state={back} variant="primary">
          {words.signUp}
        </LinkButton>
        <LinkButton to="/login" state={back}>
          {words.signIn}
        </LinkButton>
      </div>
    </Notice>
  );
}
