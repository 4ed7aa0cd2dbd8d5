import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { anInterpretation, labResult } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

function setup(more: { labResults?: LabResult[] } = {}) {
  fakeApi();
  renderScreen(<InterpretationView interpretation={anInterpretation(more)} address="/api/interpretations/7" />, {
    at: '/interpretation/7',
    path: '/interpretation/:id',
  });
  return { user: userEvent.setup() };
}

const names = () => screen.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent);
const filter = () => screen.getByRole('checkbox', { name: 'Only what is outside' });

test('leaves out what is in range, and neither what is critical nor what has no range', async () => {
  const { user } = setup();

  await user.click(filter());

  expect(names()).toEqual(['Glucose', 'Potassium', 'TSH', 'Ferritin', 'Culture']);
  expect(within(screen.getByRole('table')).queryByText('Sodium')).toBeNull();
  expect(screen.getByText('Showing 5 of 6 results.').parentElement?.role).toBe('status');

  await user.click(filter());
  expect(names()).toContain('Sodium');
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test('says plainly when nothing is outside, and that this is for the doctor to judge', async () => {
  const range = { low: 135, high: 145, text: '135-145' };
  const normal = (name: string) => labResult(name, { value: '140', range, flag: 'normal' });
  const { user } = setup({ labResults: [normal('Sodium'), normal('Potassium')] });

  await user.click(filter());

  expect(screen.getByText('Showing 0 of 2 results.')).toBeDefined();
  expect(screen.getByText(/No result here is marked as outside its range\. Ask your doctor/)).toBeDefined();
  expect(screen.queryByRole('heading', { level: 5 })).toBeNull();
});

test('keeps a result in view that the report marks in two ways', async () => {
  const both = labResult('Sodium', { value: '140', flag: 'normal', conflict: true });
  const { user } = setup({ labResults: [both, labResult('TSH', { value: '1', flag: 'normal' })] });

  await user.click(filter());

  expect(names()).toEqual(['Sodium']);
});

test('prints every result all the same', async () => {
  const { user } = setup();
  let paper = '';
  vi.stubGlobal('print', () => void (paper = document.body.textContent));
  await user.click(filter());

  await user.click(screen.getByRole('button', { name: 'Print' }));

  expect(paper).toContain('Sodium');
  vi.unstubAllGlobals();
});

test('offers nothing to choose where there is one result', () => {
  setup({ labResults: [labResult('TSH')] });

  expect(screen.queryByRole('checkbox', { name: 'Only what is outside' })).toBeNull();
});
