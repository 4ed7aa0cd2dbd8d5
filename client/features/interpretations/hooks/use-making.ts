import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { DocumentId } from '#core/documents/medical-document.ts';
import { interpretDocument } from '#client/lib/medical-documents/interpret-document.ts';

type Making = { problem: Error | null; isAsking: boolean; ask: () => void };

/**
 * Asks for the interpretation of a document that has been read and has none. Where the server shows nothing but what an AI provider
 * wrote, only its answer tells whether there will be one; `problem` is why not.
 */
export function useMaking(documentId: DocumentId | null, onAccepted: () => void): Making {
  // Kept while it is asked for again, so that the screen stays as it is until there is an answer.
  const [problem, setProblem] = useState<Error | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: DocumentId) => interpretDocument(id),
    onSuccess: () => {
      setProblem(null);
      onAccepted();
    },
    onError: setProblem,
  });
  const ask = () => documentId !== null && mutate(documentId);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (documentId !== null) askNow();
  }, [documentId]);
  return { problem, isAsking: isPending, ask };
}
