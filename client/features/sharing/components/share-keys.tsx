import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Copy, Printer } from 'lucide-react';
import type { DocumentShare, ShareKeys } from '#core/sharing/share.ts';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { keysHeadingId } from '../model/places.ts';
import { openingPlace } from '../model/opening-place.ts';
import { texts } from '../texts.ts';
import { CopyButton } from './copy-button.tsx';
import { MailToCopy } from './mail-to-copy.tsx';
import styles from './sharing.module.css';

const { keys: words } = texts;

type ShareKeysPanelProps = {
  keys: ShareKeys;
  /** The share as it stands now: its mail may have gone out in the meantime. */
  share: DocumentShare;
  onPrint: () => void;
  onClose: () => void;
};

/** A new access code, the one time that it is shown. It stays until somebody closes it. */
export function ShareKeysPanel({
  keys: { accessCode, link, whyNoMail },
  share,
  onPrint,
  onClose,
}: ShareKeysPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: account } = useQuery(accountQuery);
  const id = keysHeadingId(share.id);
  useEffect(() => heading.current?.focus(), [accessCode]);
  return (
    <section className={styles['keys']} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {words.title(share.recipientEmail)}
      </h3>
      <p className={styles['code']}>
        <span aria-hidden="true">{accessCode}</span>
        <VisuallyHidden>
          {words.code}: {words.spelled(accessCode)}
        </VisuallyHidden>
      </p>
      <div className={styles['actions']}>
        <CopyButton
          text={accessCode}
          icon={<Icon of={Copy} />}
          label={words.copy}
          copied={words.copied}
          failed={words.copyFailed}
        />
        <Button onClick={onPrint}>
          <Icon of={Printer} />
          {words.print}
        </Button>
      </div>
      <Notice tone="warning" title={words.once}>
        <p>{words.onceMore}</p>
        <p>{words.anotherWay}</p>
      </Notice>
      <MailToCopy
        mail={share.mail}
        whyNot={whyNoMail}
        text={texts.mail(account?.name ?? account?.username ?? '', link)}
      />
      <p>{words.withoutLink(openingPlace(), share.documentId)}</p>
      <div>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </section>
  );
}
