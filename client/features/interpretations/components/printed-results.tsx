import type { Block } from '#core/presenting/report-blocks.ts';
import { englishIn, useLanguage } from '../hooks/use-told-texts.ts';
import { ResultLine } from './result-line.tsx';
import styles from './printed-sheet.module.css';

type Of<Kind extends Block['kind']> = Omit<Extract<Block, { kind: Kind }>, 'kind'>;

/** Results on their lines; those in range stand two in a row. */
export function PrintedResults({ rows, isCompact }: Of<'results'>) {
  const printed = englishIn(useLanguage());
  return (
    <ul className={isCompact ? styles['compactResults'] : styles['results']}>
      {rows.map(({ name, remarks, ...line }, index) => (
        <li key={index}>
          <p className={styles['strong']} lang={printed}>
            {name}
          </p>
          <ResultLine {...line} />
          {remarks.map((remark) => (
            <p key={remark} className={styles['muted']}>
              {remark}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Nothing opens on paper: the table is printed open, and its head again on every sheet. */
export function PrintedTable({ columns, rows }: Of<'table'>) {
  const printed = englishIn(useLanguage());
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row" lang={printed}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
