import { useMemo, type ReactNode, type Ref } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { SearchX } from 'lucide-react';
import type { DocumentListItem } from '#core/documents/medical-document.ts';
import type { DocumentSearchState } from '../hooks/use-document-search.ts';
import { ofPerson } from '../model/people-of.ts';
import { sortDocuments, type DocumentSort } from '../model/sort-documents.ts';
import { texts } from '../texts.ts';
import styles from './documents-page.module.css';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { FoundWords } from './found-words.tsx';
import { ReadFailed } from './read-failed.tsx';

const { search } = texts;

type SearchResultsProps = {
  state: DocumentSearchState;
  sort: DocumentSort;
  /** Whose documents are shown; empty for everybody's. */
  person: string;
  heading: Ref<HTMLHeadingElement>;
  /** Draws the cards, each with what is told of it. */
  children: (documents: DocumentListItem[], notes: ReadonlyMap<DocumentListItem['id'], ReactNode>) => ReactNode;
};

export function SearchResults({ state, sort, person, heading, children }: SearchResultsProps) {
  const { result, error } = state;
  const { documents, notes } = useMemo(() => {
    const found = result?.found ?? [];
    const listed = ofPerson(
      found.map(({ document }) => document),
      person,
    );
    return {
      documents: sortDocuments(listed, sort),
      notes: new Map(found.map((one) => [one.document.id, <FoundWords key={one.document.id} {...one} />] as const)),
    };
  }, [result, sort, person]);
  if (error !== null) return <ReadFailed title={search.failed} message={errorText(error)} onTryAgain={state.again} />;
  if (result === undefined) return <DocumentsSkeleton label={search.searching} />;
  return (
    <>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={styles['count']}>
          {state.isSearching ? search.searching : search.count(person === '' ? result.count : documents.length)}
        </h2>
      </div>
      {result.count > result.found.length && <p>{search.someShown(result.found.length)}</p>}
      {result.searched < result.of && <p>{search.notAll(result.searched, result.of)}</p>}
      {documents.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={search.emptyTitle}
          action={<Button onClick={state.clear}>{search.showAll}</Button>}
        >
          <p>{person === '' ? search.empty : search.emptyForPerson(person)}</p>
        </EmptyState>
      ) : (
        children(documents, notes)
      )}
    </>
  );
}
