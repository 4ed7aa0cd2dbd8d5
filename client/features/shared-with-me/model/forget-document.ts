import type { QueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { interpretationAddress } from '#client/lib/medical-documents/interpretation-query.ts';

/** Removes everything that the page keeps of one document, and stops what is on its way. */
export function forgetDocument(queryClient: QueryClient, ref: DocumentRef): void {
  const names: unknown[] = [ref, interpretationAddress(ref)];
  const about = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.some((part) => names.includes(part)),
  };
  void queryClient.cancelQueries(about);
  // Whoever still looks at them would keep what they were told last.
  for (const query of queryClient.getQueryCache().findAll(about)) query.reset();
  queryClient.removeQueries(about);
}
