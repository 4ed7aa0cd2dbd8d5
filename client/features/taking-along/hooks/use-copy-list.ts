import { useToast } from '#client/ui/toast/toast-context.ts';
import type { VisitQuestion } from '../model/visit-list.ts';
import { texts } from '../texts.ts';

/** Puts the numbered list on the clipboard, under the title of the document. */
export function useCopyList(title: string, questions: readonly VisitQuestion[]): () => void {
  const { show } = useToast();
  const list = questions.map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
  return () => {
    // Without TLS a browser has no clipboard to write to.
    const writing =
      navigator.clipboard?.writeText(`${title}\n\n${list}\n`) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => show({ tone: 'success', title: texts.visit.copied }),
      () => show({ tone: 'error', title: texts.visit.copyFailed }),
    );
  };
}
