import { RefreshCw } from 'lucide-react';
import { documentFilters } from '#core/documents/document-types.ts';
import { Button } from '#client/ui/button/button.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts, type FilterChoice } from '../texts.ts';
import styles from './documents-page.module.css';

const { list } = texts;
const choices: FilterChoice[] = ['all', ...documentFilters];
const options = choices.map((value) => ({ value, label: list.filters[value] }));

type DocumentsToolbarProps = {
  filter: FilterChoice;
  isRefreshing: boolean;
  onFilter: (filter: FilterChoice) => void;
  onRefresh: () => void;
};

export function DocumentsToolbar({ filter, isRefreshing, onFilter, onRefresh }: DocumentsToolbarProps) {
  const choose = (value: string) => {
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) onFilter(chosen);
  };
  return (
    <div className={styles['toolbar']}>
      <SelectField
        label={list.filter}
        options={options}
        value={filter}
        onChange={({ target }) => choose(target.value)}
      />
      <Button isBusy={isRefreshing} busyLabel={list.refreshing} onClick={onRefresh}>
        <Icon of={RefreshCw} />
        {list.refresh}
      </Button>
    </div>
  );
}
