import { Copy } from 'lucide-react';
import type { WhyNoMail } from '#core/accounts/why-no-mail.ts';
import type { ShareMailState } from '#core/sharing/share.ts';
import { whyNoMailTexts } from '#client/lib/why-no-mail.ts';
import { TextAreaField } from '#client/ui/field/text-area-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './sharing.module.css';

const { keys: words, list } = texts;

type MailToCopyProps = {
  mail: ShareMailState;
  /** Why none went out with this link, where that is known. */
  whyNot: WhyNoMail | undefined;
  text: string;
};

/** Where the mail with the link stands, and its text for whoever wants or has to send it by hand. */
export function MailToCopy({ mail, whyNot, text }: MailToCopyProps) {
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
  // A mail with an older link may have failed before: this is about the new one.
  const state = whyNot === undefined ? mail : 'none';
  if (state === 'none' || state === 'failed') {
    return (
      <>
        <Notice tone="warning" title={list.mailStates[state]} role="status">
          {whyNot !== undefined && <p>{whyNoMailTexts[whyNot]}</p>}
          <p>{state === 'none' ? words.mailNone : words.mailFailed}</p>
        </Notice>
        {copy}
      </>
    );
  }
  return (
    <>
      <p role="status">{list.mailStates[state]}</p>
      <details className={styles['details']}>
        <summary>{words.byHand}</summary>
        {copy}
      </details>
    </>
  );
}
