import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { useSharedVisit, type VisitEnd } from './use-shared-visit.ts';

function setup(ref: DocumentRef) {
  const queryClient = new QueryClient();
  return renderHook(({ documentRef }) => useSharedVisit(documentRef), {
    initialProps: { documentRef: ref },
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

test.each<[VisitEnd[], VisitEnd]>([
  [['ended'], 'ended'],
  [['left', 'ended'], 'left'],
  [['ended', 'left'], 'left'],
])('told %j at once, says %j', (told, said) => {
  const { result } = setup('7');

  act(() => told.forEach(result.current.finish));

  expect(result.current.end).toBe(said);
});

test('says nothing of another document', () => {
  const { result, rerender } = setup('7');
  act(() => result.current.finish('left'));

  rerender({ documentRef: '8' });

  expect(result.current.end).toBeNull();
  act(() => result.current.finish('ended'));
  expect(result.current.end).toBe('ended');
});
