import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { toDocumentRef } from '#client/lib/medical-documents/document-ref.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { documentTitlesQuery } from '../api/document-titles-query.ts';
import { texts } from '../texts.ts';
import { AccessEntries } from './access-entries.tsx';
import styles from './access-log.module.css';

/** Everything that was done with an account and its documents; of one document where it is chosen. */
export function AccessLogSection() {
  const [params, setParams] = useSearchParams();
  const document = toDocumentRef(params.get('document') ?? undefined) ?? null;
  const { data: titles = [], isLoading } = useQuery(documentTitlesQuery);
  const options = [
    { value: '', label: texts.all },
    ...titles.map(({ id, title }) => ({ value: String(id), label: title === '' ? texts.untitled(id) : title })),
  ];
  const choose = (value: string) =>
    setParams(value === '' ? {} : { document: value }, { replace: true, state: { keepFocus: true } });
  return (
    <div className={styles['section']}>
      <p>{texts.intro}</p>
      {isLoading && <Arriving />}
      {titles.length > 0 && (
        <SelectField
          label={texts.filter}
          options={options}
          value={document ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <AccessEntries key={document} document={document} label={texts.label} />
    </div>
  );
}
