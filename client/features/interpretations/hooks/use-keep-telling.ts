import { useQueryClient } from '@tanstack/react-query';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { TellingChoice } from '#core/documents/telling.ts';
import { toldAtQuery } from '../api/told-at-query.ts';
import { isStandard } from '../model/kept-choice.ts';

type KeepTelling = {
  /** Changes what is kept of the words of a choice, wherever the screens read it from. */
  change: (choice: TellingChoice, changed: (shown: Interpretation) => Interpretation) => void;
  /** Asks for the words of a choice anew. */
  refresh: (choice: TellingChoice) => void;
};

/** Where the words of an interpretation are kept while the page is open. */
export function useKeepTelling({ documentId }: Pick<Interpretation, 'documentId'>, address: string): KeepTelling {
  const queryClient = useQueryClient();
  const keyOf = (choice: TellingChoice) => toldAtQuery(address, choice).queryKey;
  return {
    change: (choice, changed) => {
      if (!isStandard(choice)) return queryClient.setQueryData(keyOf(choice), (shown) => shown && changed(shown));
      // It is known by its number and by its ticket.
      queryClient.setQueriesData<Interpretation | null>({ queryKey: ['interpretations'] }, (shown) =>
        shown?.documentId === documentId ? changed(shown) : shown,
      );
    },
    refresh: (choice) => {
      const queryKey = isStandard(choice) ? ['interpretations'] : keyOf(choice);
      void queryClient.invalidateQueries({ queryKey });
    },
  };
}
