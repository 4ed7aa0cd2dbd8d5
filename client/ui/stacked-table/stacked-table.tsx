import type { ReactNode } from 'react';
import styles from './stacked-table.module.css';

export type StackedTableProps = {
  label: string;
  columns: readonly string[];
  /** One cell a column. The first one names its row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/**
 * A table that needs no sideways scroll: where there is no room for its columns, each row is a card of its own. The roles are written out,
 * since browsers forget them where a table is not drawn as one.
 */
export function StackedTable({ label, columns, rows }: StackedTableProps) {
  return (
    <div className={styles['frame']}>
      <table role="table" aria-label={label} className={styles['table']}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} role="cell">
                  <span className={styles['label']} aria-hidden="true">
                    {columns[index + 1]}
                  </span>
                  <span className={styles['value']}>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
