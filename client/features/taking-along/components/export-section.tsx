import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorText } from '#client/lib/error-text.ts';
import { useRecent } from '#client/lib/session/recent-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { startExport } from '../api/account-data.ts';
import { startDownload } from '#client/lib/start-download.ts';
import { texts } from '../texts.ts';
import styles from './taking-along.module.css';

const { export: words } = texts;

/** Everything that is stored, to take along. `download` fetches the file. */
export function ExportSection({ download = startDownload }: { download?: (address: string) => void }) {
  const runRecent = useRecent();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => runRecent(startExport),
    onSuccess: ({ address }) => download(address),
  });
  return (
    <div className={styles['section']}>
      <p>{words.intro}</p>
      <h3>{words.what}</h3>
      <ul className={styles['list']}>
        {words.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.password}</p>
      <div>
        <Button isBusy={isPending} busyLabel={words.starting} onClick={() => mutate()}>
          <Icon of={Download} />
          {words.start}
        </Button>
      </div>
      {error && (
        <Notice tone="warning" role="alert" title={words.failed}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {data && !error && !isPending && (
        <Notice tone="success" role="status" title={words.started}>
          <p>{words.once(data.endsAt)}</p>
        </Notice>
      )}
    </div>
  );
}
