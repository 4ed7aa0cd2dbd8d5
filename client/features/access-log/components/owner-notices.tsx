import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnerNotice } from '#core/audit/audit-event.ts';
import { errorText } from '#client/lib/error-text.ts';
import { formatMoment } from '#client/lib/format-date.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { markSeen, ownerNoticesQuery } from '../api/owner-notices.ts';
import { isAboutShares, noticeWords } from '../model/notice-words.ts';
import { texts } from '../texts.ts';
import { DocumentName } from './access-entries.tsx';
import styles from './access-log.module.css';

const { notices: words } = texts;

/** What must be told, over every page, until it was seen. Nothing where there is nothing, or where it cannot be loaded now. */
export function OwnerNotices() {
  const user = useCurrentUser();
  const { data, isLoading } = useQuery(ownerNoticesQuery(user?.id ?? null));
  if (isLoading) return <Arriving />;
  if (data === undefined || data.length === 0) return null;
  return (
    <aside className={styles['banner']} aria-label={words.label}>
      {data.map((notice) => (
        <NoticeToSee key={notice.number} notice={notice} />
      ))}
    </aside>
  );
}

function NoticeToSee({ notice }: { notice: OwnerNotice }) {
  const { number, document, fields } = notice;
  const { mutate, isPending, error } = useSeen();
  const { reason, until } = fields;
  const { title, sentence, ask } = noticeWords(notice);
  return (
    <Notice tone="warning" title={title}>
      <p>{sentence}</p>
      {document !== null && (
        <p>
          {words.document} <DocumentName {...document} />
        </p>
      )}
      {typeof reason === 'string' && <p>{words.reason(reason)}</p>}
      {typeof until === 'string' && <p>{words.until(formatMoment(until))}</p>}
      <p>{ask}</p>
      {error && (
        <p role="alert">
          {words.failed} {errorText(error)}
        </p>
      )}
      <div className={styles['actions']}>
        {document !== null && isAboutShares(notice) && (
          <LinkButton to={`/document/${document.id}/share`}>{words.shares}</LinkButton>
        )}
        <Button isBusy={isPending} busyLabel={words.saving} onClick={() => mutate(number)}>
          {words.seen}
        </Button>
      </div>
    </Notice>
  );
}

function useSeen() {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { queryKey } = ownerNoticesQuery(user?.id ?? null);
  return useMutation({
    mutationFn: markSeen,
    onSuccess: (_, seen) => {
      queryClient.setQueryData(queryKey, (notices) => notices?.filter(({ number }) => number !== seen));
      // The button that had the focus is gone.
      document.getElementById('main')?.focus();
    },
  });
}
