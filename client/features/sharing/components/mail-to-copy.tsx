import { Copy } from 'lucide-react';
import type { ShareMailState } from '#core/sharing/share.ts';
import { TextAreaField } from '#client/ui/field/text-area-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './sharing.module.css';

const { keys: words, list } = texts;

/** Where the mail with the link stands, and its text for whoever wants or has to send it by hand. */
export function MailToCopy({ mail, text }: { mail: ShareMailState; text: string }) {
  const copy = (
    <>
      <TextAreaField label={words.mailText} value={text} rows={9} readOnly />
      <div className={styles['actions']}>
        <CopyButton
          text={text}
          icon={<Icon of={Copy} />}
          label={words.copyText}
          copied={words.textCopied}
          failed={words.textCopyFailed}
        />
      </div>
    </>
  );
  if (mail === 'none' || mail === 'failed') {
    return (
      <>
        <Notice tone="warning" title={list.mailStates[mail]} role="status">
          <p>{mail === 'none' ? words.mailNone : words.mailFailed}</p>
        </Notice>
        {copy}
      </>
    );
  }
  return (
    <>
      <p role="status">{list.mailStates[mail]}</p>
      <details className={styles['details']}>
        <summary>{words.byHand}</summary>
        {copy}
      </details>
    </>
  );
}
