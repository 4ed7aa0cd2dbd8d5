import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import { OpenSourceProvider } from '../hooks/use-open-source.tsx';
import { TermsPart } from './terms-part.tsx';

const hypertension: ExplainedTerm = {
  term: 'hypertension',
  say: 'high-per-TEN-shun',
  definition: 'Blood pushes too hard.',
  importance: 'high',
  spans: [],
};

function setup(terms: ExplainedTerm[]) {
  render(
    <OpenSourceProvider text="" documentHref={null}>
      <TermsPart terms={terms} />
    </OpenSourceProvider>,
  );
}

test('tells how a hard word is said', () => {
  setup([hypertension]);

  expect(screen.getByText('Say: high-per-TEN-shun')).toBeDefined();
});

test('says nothing of words that everybody can say', () => {
  const { say: _, ...plain } = hypertension;
  setup([{ ...plain, term: 'fever', importance: 'high' }]);

  expect(screen.queryByText(/^Say:/)).toBeNull();
});
