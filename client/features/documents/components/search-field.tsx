import { X } from 'lucide-react';
import { longestSearch } from '#core/documents/searching/document-search.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { DocumentSearchState } from '../hooks/use-document-search.ts';
import { texts } from '../texts.ts';
import styles from './documents-page.module.css';

const { search } = texts;
const fieldId = 'search-documents';

export function SearchField({ state }: { state: DocumentSearchState }) {
  const clear = () => {
    state.clear();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        state.askNow();
      }}
    >
      <TextField
        id={fieldId}
        type="search"
        label={search.label}
        hint={search.hint}
        value={state.written}
        maxLength={longestSearch}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => state.setWritten(target.value)}
      />
      {state.written !== '' && (
        <Button onClick={clear}>
          <Icon of={X} />
          {search.clear}
        </Button>
      )}
    </form>
  );
}
