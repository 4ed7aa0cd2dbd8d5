import { useSearchParams } from 'react-router';
import { DocumentFilter } from '#core/documents/document-types.ts';
import type { FilterChoice } from '../texts.ts';

/** The chosen type, kept in the address so that going back finds the list as it was. */
export function useFilter(): [FilterChoice, (filter: FilterChoice) => void] {
  const [params, setParams] = useSearchParams();
  const parsed = DocumentFilter.safeParse(params.get('type'));
  const choose = (filter: FilterChoice) =>
    setParams(filter === 'all' ? {} : { type: filter }, { replace: true, state: { keepFocus: true } });
  return [parsed.success ? parsed.data : 'all', choose];
}
