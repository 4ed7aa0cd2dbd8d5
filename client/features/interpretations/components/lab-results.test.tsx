import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anInterpretation, labResult } from '#tests/support/client/documents.ts';
import { LabResults } from './lab-results.tsx';

const { labResults } = anInterpretation();

test('says a result outside its range in words and as one sentence', () => {
  render(<LabResults results={labResults} />);

  expect(screen.getByText('High: 6.1, expected 3.5 to 5.1 mmol/L')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Potassium. High: 6.1, expected 3.5 to 5.1 mmol/L.' }).dataset['status']).toBe(
    'outside',
  );
});

test('says that a value lies beyond the end of its line', () => {
  render(<LabResults results={labResults} />);

  expect(screen.getByRole('img', { name: /^Ferritin\..*below 300.*beyond the end of this line/ })).toBeDefined();
});

test('labels the lines of results to talk about, and draws those in range without labels', () => {
  render(<LabResults results={labResults} />);

  const labels = (name: RegExp) => within(screen.getByRole('img', { name })).queryAllByText(/^[\d.]+$/u);
  expect(labels(/^Potassium/)).toHaveLength(3);
  expect(labels(/^Sodium/)).toHaveLength(0);
  expect(screen.getByRole('img', { name: /^Sodium/ }).querySelectorAll('rect')).toHaveLength(1);
});

test('draws no line for a result in words', () => {
  render(<LabResults results={[labResult('Culture', { value: 'No growth' })]} />);

  const result = screen.getByRole('img', { name: 'Culture. No range given: No growth.' });
  expect(result.querySelectorAll('rect')).toHaveLength(0);
  expect(result.dataset['status']).toBe('unknown');
});

test('puts critical results first, then those outside, those in range and those without one', () => {
  render(<LabResults results={labResults} />);

  expect(screen.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
    'Glucose',
    'Potassium',
    'TSH',
    'Ferritin',
    'Sodium',
    'Culture',
  ]);
});

test('says that the report does not agree with itself', () => {
  render(<LabResults results={[labResult('Sodium', { value: '140', flag: 'normal', conflict: true })]} />);

  expect(screen.getByRole('heading', { name: 'Results to talk about' })).toBeDefined();
  expect(screen.getByText(/do not agree/)).toBeDefined();
});

test('shows the value of an earlier test', () => {
  render(<LabResults results={labResults} />);

  expect(screen.getByText('Before: 4.8 mmol/L')).toBeDefined();
});

test('has all results as a table', () => {
  render(<LabResults results={labResults} />);

  const row = within(screen.getByRole('table')).getByRole('row', { name: /^Sodium/ });
  expect(row.textContent).toBe('Sodium140mmol/L135-145In range');
});

test('shows nothing without results', () => {
  const { container } = render(<LabResults results={[]} />);

  expect(container.textContent).toBe('');
});
