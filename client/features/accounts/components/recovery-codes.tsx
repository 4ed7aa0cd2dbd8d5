import { Copy, Download, Printer } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useKeepCodes } from '../hooks/use-keep-codes.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';

const { codes: words } = texts;

type RecoveryCodesProps = { username: string; codes: readonly string[] };

/** The codes, the one time that they are shown, and ways to keep them. */
export function RecoveryCodes({ username, codes }: RecoveryCodesProps) {
  const { copy, print, download } = useKeepCodes(username, codes);
  return (
    <>
      <Notice tone="warning" title={words.warning} />
      <p className={styles['onlyPrinted']}>{words.fileHead(username)}</p>
      <ul className={styles['codes']} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code} className={styles['code']}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button onClick={copy}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
        <Button onClick={print}>
          <Icon of={Printer} />
          {words.print}
        </Button>
        <Button onClick={download}>
          <Icon of={Download} />
          {words.download}
        </Button>
      </div>
    </>
  );
}
