import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StackedTable } from './stacked-table.tsx';

test('is a table to those who listen, named cells and all, however it is drawn', () => {
  render(
    <StackedTable
      label="People"
      columns={['Name', 'Town']}
      rows={[
        { key: 1, cells: ['Ana', 'Vigo'] },
        {
          key: 2,
          cells: [
            'Ben',
            <a key="town" href="/bath">
              Bath
            </a>,
          ],
        },
      ]}
    />,
  );

  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Town']);
  expect(table.getByRole('rowheader', { name: 'Ana' })).toBeDefined();
  // The name of the column stands in the cell too, for the eye alone.
  expect(table.getByRole('cell', { name: 'Vigo' }).textContent).toBe('TownVigo');
  expect(table.getByRole('link', { name: 'Bath' })).toBeDefined();
  for (const element of table.getAllByRole('cell')) expect(element.getAttribute('role')).toBe('cell');
});
