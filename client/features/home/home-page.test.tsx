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
    'See it first',
    'How It Works',
    'Documents Readback reads',
    'For Everyone',
    'Several AI providers, one rule',
    'Your documents stay private',
    'Key Benefits',
    'Get Started Now',
  ]);
  expect(within(screen.getByRole('region', { name: 'See it first' })).getByText('The samples')).toBeDefined();
});

test('explains itself in three steps and names six types of documents', () => {
  setup();

  const itemsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(itemsOf('How It Works')).toHaveLength(3);
  expect(itemsOf('Documents Readback reads')).toHaveLength(6);
});

test('says in words what the number line of the example shows', () => {
  setup();

  const line = screen.getByRole('img', { name: /range on the report goes from 30 to 100/ });
  expect(line.textContent).toContain('Yours: 24');
});
