import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CorrectionBody } from '#core/correcting/correction.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { correctWord } from '../api/correct-word.ts';

// What was read from the old text.
const stale = [['pages'], ['interpretations'], ['told-at'], ['documents']];

/** Sends a correction. It is done when what is on the screen has been read anew. */
export function useCorrectWord(ref: DocumentRef) {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: async (correction: CorrectionBody) => {
      const corrected = await correctWord(ref, correction);
      await refresh();
      return corrected;
    },
    // Corrected on another device in the meantime: what is shown is old.
    onError: (error) => hasCode(error, 'correction.misplaced') && void refresh(),
  });
}
