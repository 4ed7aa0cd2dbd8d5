import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notice } from '#core/documents/explanation.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

function setup(notices: Notice[]) {
  fakeApi();
  renderScreen(<InterpretationView interpretation={anInterpretation({ notices })} address="/api/interpretations/7" />, {
    at: '/',
    path: '/',
  });
}

test('says which notices cannot wait before the others', () => {
  setup([
    { kind: 'hard_to_read', text: 'Page 2 is a picture.', spans: [] },
    { kind: 'critical', text: 'Your glucose is very low.', spans: [] },
  ]);

  const notices = screen.getAllByText(/Needs attention soon|Parts were hard to read/);
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'Important: Needs attention soon',
    'Please note: Parts were hard to read',
  ]);
});

test('tells what the document does not say at the end of the explanation', () => {
  setup([{ kind: 'incomplete', text: 'One result is still to come.', spans: [] }]);

  const heading = screen.getByRole('heading', { name: 'What this document does not say' });
  expect(heading.parentElement?.textContent).toContain('One result is still to come.');
});

test('has no such part where nothing is missing', () => {
  setup([]);

  expect(screen.queryByRole('heading', { name: 'What this document does not say' })).toBeNull();
});
