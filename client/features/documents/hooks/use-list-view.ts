import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { DocumentFilter } from '#core/documents/document-types.ts';
import { documentSorts, type DocumentSort } from '../model/sort-documents.ts';
import type { FilterChoice } from '../texts.ts';

/** So many cards at first, and with every "Show more": whole rows of one, two, three or four. */
export const cardsAtOnce = 48;

const DocumentSorts = z.enum(documentSorts);
const Shown = z.coerce.number().int().positive().max(100_000);

export type ListView = {
  filter: FilterChoice;
  sort: DocumentSort;
  /** How many cards are drawn. */
  shown: number;
  chooseFilter: (filter: FilterChoice) => void;
  chooseSort: (sort: DocumentSort) => void;
  showMore: () => void;
};

/** How the list is looked at, kept in the address so that going back finds it as it was. What goes without saying is left out. */
export function useListView(): ListView {
  const [params, setParams] = useSearchParams();
  const shown = Shown.safeParse(params.get('shown')).data ?? cardsAtOnce;
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        // Another list begins at its first card.
        after.delete('shown');
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, state: { keepFocus: true }, preventScrollReset: true },
    );
  return {
    filter: DocumentFilter.safeParse(params.get('type')).data ?? 'all',
    sort: DocumentSorts.safeParse(params.get('sort')).data ?? 'newest',
    shown,
    chooseFilter: (filter) => set('type', filter === 'all' ? null : filter),
    chooseSort: (sort) => set('sort', sort === 'newest' ? null : sort),
    showMore: () => set('shown', String(shown + cardsAtOnce)),
  };
}
