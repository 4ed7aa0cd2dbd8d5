import type { Ref } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { texts, type FilterChoice } from '../texts.ts';

const { list } = texts;

type NoDocumentsProps = {
  heading: Ref<HTMLHeadingElement>;
  filter: FilterChoice;
  /** Whose documents are shown; empty for everybody's. */
  person: string;
  onShowAll: () => void;
  onShowEverybody: () => void;
};

/** Nothing at all, or nothing of the chosen type: the way on differs. */
export function NoDocuments({ heading, filter, person, onShowAll, onShowEverybody }: NoDocumentsProps) {
  if (person !== '') {
    const everybody = <Button onClick={onShowEverybody}>{texts.person.showEverybody}</Button>;
    return (
      <EmptyState heading={heading} title={texts.person.noneTitle(person)} action={everybody}>
        <p>{texts.person.none}</p>
      </EmptyState>
    );
  }
  if (filter === 'all') {
    const upload = (
      <LinkButton to="/upload-document" variant="primary">
        {list.emptyUpload}
      </LinkButton>
    );
    return (
      <EmptyState heading={heading} title={list.emptyTitle} action={upload}>
        <p>{list.empty}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading={heading}
      title={list.emptyFilteredTitle(list.filters[filter])}
      action={<Button onClick={onShowAll}>{list.showAll}</Button>}
    >
      <p>{list.emptyFiltered}</p>
    </EmptyState>
  );
}
