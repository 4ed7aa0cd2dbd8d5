import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DocumentListItem } from '#core/documents/medical-document.ts';
import { classNames } from '#client/lib/class-names.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { useDeleteDocument } from '../hooks/use-delete-document.ts';
import { useDocumentSearch } from '../hooks/use-document-search.ts';
import { useDocuments } from '../hooks/use-documents.ts';
import { useIsPlaceKnown } from '../hooks/use-is-place-known.ts';
import { useInterpretDocument } from '../hooks/use-interpret-document.ts';
import type { ListView } from '../hooks/use-list-view.ts';
import { usePerson } from '../hooks/use-person.ts';
import { ofPerson, peopleOf } from '../model/people-of.ts';
import { sortDocuments } from '../model/sort-documents.ts';
import { texts } from '../texts.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { DocumentCards } from './document-cards.tsx';
import styles from './documents-page.module.css';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import { NoDocuments } from './no-documents.tsx';
import { LaterPersonDialog } from './later-person-dialog.tsx';
import { ReadFailed } from './read-failed.tsx';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';

type DocumentsContentProps = {
  view: ListView;
  /** How long the documents stay. */
  allowance?: ReactNode;
};

export function DocumentsContent({ view, allowance }: DocumentsContentProps) {
  const { filter, sort, shown, showMore } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: documents, isError, isFetching, refetch } = useDocuments(filter, useCurrentUser());
  const isPlaceKnown = useIsPlaceKnown();
  // Kept out of the address, as the words of a search are.
  const [person, choosePerson] = useState('');
  const sorted = useMemo(
    () => documents && sortDocuments(ofPerson(documents, person), sort),
    [documents, person, sort],
  );
  // When it comes, a long list is drawn without holding up what is pressed meanwhile.
  const isListed = useDeferredValue(isPlaceKnown && sorted !== undefined);
  const listed = isListed ? sorted : undefined;
  const people = useMemo(() => peopleOf([...(documents ?? []), { person: person || null }]), [documents, person]);
  const naming = usePerson((from, to) => choosePerson((before) => (before === from ? to : before)));
  const search = useDocumentSearch(filter);
  const { interpret, processing } = useInterpretDocument('list');
  // The card or the toast that had the focus is gone, so the focus goes to the head of the list.
  const deletion = useDeleteDocument(() => heading.current?.focus());
  const refresh = () => void refetch();
  // Where there is nothing to search or to sort, the way to a first document stands alone.
  const isNothingYet = listed?.length === 0 && filter === 'all' && person === '' && !isError && !search.isOn;
  const isUnknown = !listed && !isError && filter === 'all' && !search.isOn;
  const cards = (listed: readonly DocumentListItem[], notes?: ReadonlyMap<DocumentListItem['id'], ReactNode>) => (
    <DocumentCards
      documents={listed}
      {...(notes && { notes })}
      shown={shown}
      onShowMore={showMore}
      processing={processing}
      onInterpret={interpret}
      onDelete={deletion.ask}
      onPerson={naming.askOf}
    />
  );
  return (
    <>
      {!isNothingYet && (
        <div className={classNames(styles['tools'], isUnknown && styles['unknown'])}>
          <SearchField state={search} />
          <DocumentsToolbar
            view={view}
            people={people}
            person={person}
            onPerson={choosePerson}
            onRename={naming.askName}
            isRefreshing={isFetching}
            onRefresh={refresh}
          />
        </div>
      )}
      {isPlaceKnown && (listed || isError || search.isOn) && (
        <>
          {allowance}
          <RecentlyDeleted onRestore={deletion.restore} />
        </>
      )}
      {search.isOn ? (
        <SearchResults state={search} sort={sort} person={person} heading={heading}>
          {cards}
        </SearchResults>
      ) : (
        <>
          {!isError && !listed && <DocumentsSkeleton label={texts.list.loading} />}
          {isError && <ReadFailed title={texts.list.failedTitle} message={texts.list.failed} onTryAgain={refresh} />}
          {listed && !isError && (
            <>
              <div role="status">
                {listed.length === 0 ? (
                  <NoDocuments
                    heading={heading}
                    filter={filter}
                    person={person}
                    onShowAll={() => view.chooseFilter('all')}
                    onShowEverybody={() => choosePerson('')}
                  />
                ) : (
                  <h2 ref={heading} tabIndex={-1} className={styles['count']}>
                    {texts.list.count(listed.length)}
                  </h2>
                )}
              </div>
              {listed.length > 0 && cards(listed)}
            </>
          )}
        </>
      )}
      <DeleteDocumentDialog {...deletion} />
      <LaterPersonDialog {...naming} />
    </>
  );
}
