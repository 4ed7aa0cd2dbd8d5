import { memo } from 'react';
import type { LabResult } from '#core/documents/explanation.ts';
import { labWord, valueWords } from '#core/presenting/lab-words.ts';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './lab-table.module.css';

/** The same results for people who would rather read a table, or copy one. */
export const LabTable = memo(function LabTable({ results }: { results: LabResult[] }) {
  const language = useLanguage();
  const { labs } = useToldTexts();
  const { columns, none, table } = labs;
  const printed = englishIn(language);
  return (
    <details className={styles['details']}>
      <summary>{table}</summary>
      {/* On a narrow screen the table scrolls inside its own box, which the keyboard can reach. */}
      <div className={styles['box']} role="region" aria-label={table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.value}</th>
              <th scope="col">{columns.unit}</th>
              <th scope="col">{columns.range}</th>
              <th scope="col">{columns.status}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <tr key={`${result.span[0]}-${result.name}`}>
                <th scope="row" lang={printed}>
                  {result.name}
                </th>
                <td>{valueWords(result, labs)}</td>
                <td>{result.unit ?? none}</td>
                <td>{result.range?.text ?? none}</td>
                <td>{labWord(result, labs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});
