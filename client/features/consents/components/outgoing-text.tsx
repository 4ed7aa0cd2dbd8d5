import { useQuery } from '@tanstack/react-query';
import type { OutgoingPreview } from '#core/documents/consent.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Skeleton } from '#client/ui/loading/skeleton.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { outgoingQuery } from '../api/outgoing-query.ts';
import { tokenPieces } from '../model/token-pieces.ts';
import { texts } from '../texts.ts';
import styles from './consents.module.css';
import { MaskedList } from './masked-list.tsx';

const { outgoing: words } = texts;

/** The text of a document as it would leave, line by line. */
export function OutgoingText({ documentRef }: { documentRef: DocumentRef }) {
  const { data, error, isFetching, refetch } = useQuery(outgoingQuery(documentRef));
  return (
    <section className={styles['section']}>
      <h3>{words.title}</h3>
      {error && (
        <Notice tone="warning" role="alert" title={words.failed}>
          <p>{errorText(error)}</p>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {texts.dialog.tryAgain}
          </Button>
        </Notice>
      )}
      {!data && !error && <Skeleton label={words.loading} lines={6} />}
      {data && !error && <OutgoingLines preview={data} />}
    </section>
  );
}

function OutgoingLines({ preview: { lines, leftOut, masked } }: { preview: OutgoingPreview }) {
  // What is masked in lines that stay here is of no interest.
  const sent = masked.filter(({ token }) => lines.some(({ text }) => text.includes(token)));
  const tokens = sent.map(({ token }) => token);
  return (
    <>
      {lines.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <p>{words.intro}</p>
          {/* It scrolls, so it must be reached by keyboard. */}
          <ol className={styles['lines']} tabIndex={0} aria-label={words.lines}>
            {lines.map(({ number, text }) => (
              <li key={number} value={number} className={styles['line']}>
                <span className={styles['number']} aria-hidden="true">
                  {number}
                </span>
                <span>
                  {tokenPieces(text, tokens).map((piece, index) =>
                    piece.isToken ? <mark key={index}>{piece.text}</mark> : piece.text,
                  )}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
      <MaskedList masked={sent} />
      {lines.length > 0 && <p>{words.check}</p>}
    </>
  );
}
