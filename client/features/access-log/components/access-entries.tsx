import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AccessLogEntry } from '#core/audit/audit-event.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-text.ts';
import { formatMoment } from '#client/lib/format-date.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { accessLogQuery } from '../api/access-log-query.ts';
import { entryWords } from '../model/entry-words.ts';
import { texts } from '../texts.ts';
import styles from './access-log.module.css';

type AccessEntriesProps = {
  /** Of one document alone; null for everything. */
  document: DocumentRef | null;
  label: string;
};

/** Who did what, when, newest first, as far back as one wants to read. */
export function AccessEntries({ document, label }: AccessEntriesProps) {
  const query = useInfiniteQuery(accessLogQuery(document));
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError, error } = query;
  return (
    <Loaded query={query} loading={texts.loading} failed={texts.failed}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <p>{texts.empty}</p>;
        return (
          <>
            <ol className={styles['entries']} aria-label={label}>
              {entries.map((entry) => (
                <Entry key={entry.number} entry={entry} isNamed={document === null} />
              ))}
            </ol>
            {isFetchNextPageError && (
              <p role="alert">
                {texts.moreFailed} {errorText(error)}
              </p>
            )}
            {hasNextPage && (
              <div>
                <Button isBusy={isFetchingNextPage} busyLabel={texts.loadingMore} onClick={() => void fetchNextPage()}>
                  {texts.more}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Entry({ entry, isNamed }: { entry: AccessLogEntry; isNamed: boolean }) {
  const { at, document, fields } = entry;
  const [before, after] = entryWords(entry);
  return (
    <li className={styles['entry']}>
      <p>
        {before}
        {document !== null && (isNamed ? <DocumentName {...document} /> : texts.thisOne)}
        {after}
      </p>
      {typeof fields['reason'] === 'string' && <p>{texts.notices.reason(fields['reason'])}</p>}
      <p className={styles['moment']}>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
    </li>
  );
}

export function DocumentName({ id, title }: NonNullable<AccessLogEntry['document']>) {
  if (title === null) return <span>{texts.gone}</span>;
  return <Link to={`/document/${id}`}>{title === '' ? texts.untitled(id) : title}</Link>;
}
