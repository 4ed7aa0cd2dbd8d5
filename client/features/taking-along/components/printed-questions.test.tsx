import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { allowanceOf } from '#tests/support/client/plans.ts';
import { visitQuestionsQuery } from '../api/visit-questions.ts';
import { PrintedQuestions } from './printed-questions.tsx';

function setup(questions: string[], allowance: Allowance = allowanceOf('basic')) {
  const client = new QueryClient();
  client.setQueryData(allowanceQuery.queryKey, allowance);
  client.setQueryData(visitQuestionsQuery('7').queryKey, {
    questions: questions.map((text) => ({ text, isOwn: true })),
  });
  render(
    <QueryClientProvider client={client}>
      <PrintedQuestions documentRef="7" />
    </QueryClientProvider>,
  );
}

test('is on paper in its order, at once', () => {
  setup(['Two?', 'One?']);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Two?', 'One?']);
});

test.each([
  ['nothing is on the list', [], allowanceOf('basic')],
  ['the plan has no list', ['One?'], allowanceOf('free')],
] as const)('is left out where %s', (_, questions, allowance) => {
  setup([...questions], allowance);

  expect(screen.queryByRole('heading')).toBeNull();
});
