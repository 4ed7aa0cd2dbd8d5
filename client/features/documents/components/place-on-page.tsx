import { useQuery } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PageSummary } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { pageOf } from '#client/lib/medical-documents/page-words.ts';
import { pageQuery } from '#client/lib/medical-documents/pages-query.ts';
import { RowPicture } from '#client/lib/medical-documents/row-picture.tsx';
import { texts } from '../texts.ts';
import styles from './text-and-pages.module.css';

type PlaceOnPageProps = { documentRef: DocumentRef; text: string; place: Span | null; summaries: PageSummary[] };

/** The place that a link points to as it looks on the paper, where there is no room for the whole page beside the text. */
export function PlaceOnPage({ documentRef, text, place, summaries }: PlaceOnPageProps) {
  const number = place === null ? undefined : pageOf(summaries, place)?.number;
  const { data: page } = useQuery({ ...pageQuery(documentRef, number ?? 0), enabled: number !== undefined });
  if (place === null || page === undefined) return null;
  return (
    <div className={styles['place']}>
      <p>{texts.word.page(page.number)}</p>
      <RowPicture documentRef={documentRef} page={page} text={text} place={place} />
    </div>
  );
}
