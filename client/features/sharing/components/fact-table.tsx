import type { ReactNode } from 'react';
import styles from './fact-table.module.css';

type FactTableProps = { labelledBy: string; columns: readonly string[]; children: ReactNode };

/**
 * A table where there is room; elsewhere every row is a card, and each fact stands under its name. The roles are written out, since
 * browsers forget them where rows and cells are drawn in another way.
 */
export function FactTable({ labelledBy, columns, children }: FactTableProps) {
  return (
    <div className={styles['frame']}>
      <table role="table" className={styles['table']} aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

type CellProps = { name: string; isHead?: boolean; children: ReactNode };

export function Cell({ name, isHead = false, children }: CellProps) {
  const content = (
    <>
      <span className={styles['name']} aria-hidden="true">
        {name}
      </span>
      <div className={styles['fact']}>{children}</div>
    </>
  );
  return isHead ? (
    <th role="rowheader" scope="row">
      {content}
    </th>
  ) : (
    <td role="cell">{content}</td>
  );
}
