import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { HomePage } from './components/home-page.tsx';

const setup = () => renderAt('/', <HomePage samples={<p>The samples</p>} aiStatus={<p>The status</p>} />);

test('leads to uploading and to the documents', () => {
  setup();

  const [first] = screen.getAllByRole('link', { name: 'Upload a Document' });
  expect(first?.getAttribute('href')).toBe('/upload-document');
  expect(screen.getByRole('link', { name: 'View Documents' }).getAttribute('href')).toBe('/documents');
});

test('shows the samples before everything else', () => {
  setup();

  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'See what Readback reads',
    'How It Works',
    'For Everyone',
    'Several AI providers, one rule',
    'Your documents stay private',
    'Key Benefits',
    'Get Started Now',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'See what Readback reads' })).getByText('The samples'),
  ).toBeDefined();
});

test('explains itself in three steps', () => {
  setup();

  expect(within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('listitem')).toHaveLength(3);
});

test('names every kind of document that it knows, by type', () => {
  setup();

  const summary = screen.getByText(/^All \d+ kinds of documents that Readback knows$/);
  const kinds = within(summary.closest('details') ?? document.body).getAllByRole('listitem', { hidden: true });
  const names = kinds.map(({ textContent }) => textContent);
  expect(summary.textContent).toContain(` ${names.length} `);
  expect(names.length).toBeGreaterThan(25);
  expect(names).toEqual(expect.arrayContaining(['Urine test', 'MRI scan', 'Referral letter', 'Prescription']));
  expect(names).not.toContain('Not a medical document');
});

test('says in words what the number line of the example shows', () => {
  setup();

  const line = screen.getByRole('img', { name: /range on the report goes from 30 to 100/ });
  expect(line.textContent).toContain('Yours: 24');
});
