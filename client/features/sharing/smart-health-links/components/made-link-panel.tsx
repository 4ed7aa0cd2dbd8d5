import { useEffect, useRef } from 'react';
import { Copy, Printer } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { TextAreaField } from '#client/ui/field/text-area-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import styles from '../../components/sharing.module.css';
import type { MadeLink } from '../hooks/use-made-links.ts';
import { madeHeadingId, nameOf } from '../model.ts';
import { healthLinkTexts } from '../texts.ts';
import { QrPicture } from './qr-picture.tsx';

const { made: words } = healthLinkTexts;

type MadeLinkPanelProps = { made: MadeLink; onPrint: () => void; onClose: () => void };

/** A new SMART Health Link, the one time that it is shown. It stays until somebody closes it. */
export function MadeLinkPanel({ made: { link, uri, qr }, onPrint, onClose }: MadeLinkPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = madeHeadingId(link.id);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['keys']} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {words.title(nameOf(link))}
      </h3>
      <QrPicture qr={qr} />
      <Notice tone="warning" title={words.once}>
        <p>{words.onceMore}</p>
        <p>{link.hasPasscode ? words.withPasscode : words.withoutPasscode}</p>
      </Notice>
      <TextAreaField label={words.link} value={uri} rows={5} readOnly />
      <div className={styles['actions']}>
        <CopyButton
          text={uri}
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
      <div>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </section>
  );
}
