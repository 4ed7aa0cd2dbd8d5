import { RefreshCw } from 'lucide-react';
import { documentFilters } from '#core/documents/document-types.ts';
import { Button } from '#client/ui/button/button.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ListView } from '../hooks/use-list-view.ts';
import { documentSorts } from '../model/sort-documents.ts';
import { texts, type FilterChoice } from '../texts.ts';
import styles from './documents-page.module.css';

const { list } = texts;
const filters: FilterChoice[] = ['all', ...documentFilters];
const filterOptions = filters.map((value) => ({ value, label: list.filters[value] }));
const sortOptions = documentSorts.map((value) => ({ value, label: list.sorts[value] }));

type DocumentsToolbarProps = {
  view: ListView;
  /** Whose documents there are; chosen here and kept out of the address. */
  people: readonly string[];
  person: string;
  onPerson: (person: string) => void;
  onRename: (person: string) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
};

export function DocumentsToolbar({ view, people, person, isRefreshing, ...on }: DocumentsToolbarProps) {
  return (
    <div className={styles['toolbar']}>
      <SelectField
        label={list.filter}
        options={filterOptions}
        value={view.filter}
        onChange={({ target }) => choose(filters, target.value, view.chooseFilter)}
      />
      <SelectField
        label={list.sort}
        options={sortOptions}
        value={view.sort}
        onChange={({ target }) => choose(documentSorts, target.value, view.chooseSort)}
      />
      {people.length > 0 && (
        <SelectField
          label={texts.person.filter}
          options={[
            { value: '', label: texts.person.everybody },
            ...people.map((name) => ({ value: name, label: name })),
          ]}
          value={person}
          onChange={({ target }) => on.onPerson(target.value)}
        />
      )}
      {person !== '' && <Button onClick={() => on.onRename(person)}>{texts.rename.everywhere}</Button>}
      <Button isBusy={isRefreshing} busyLabel={list.refreshing} onClick={on.onRefresh}>
        <Icon of={RefreshCw} />
        {list.refresh}
      </Button>
    </div>
  );
}

function choose<Choice extends string>(choices: readonly Choice[], value: string, onChoose: (choice: Choice) => void) {
  const chosen = choices.find((choice) => choice === value);
  if (chosen !== undefined) onChoose(chosen);
}
