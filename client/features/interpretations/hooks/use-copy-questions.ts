import { useToast } from '#client/ui/toast/toast-context.ts';
import { texts } from '../texts.ts';

/** Puts the numbered questions on the clipboard, under the title of the document. */
export function useCopyQuestions(title: string, questions: string[]): () => void {
  const { show } = useToast();
  const list = questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
  return () => {
    // Without TLS a browser has no clipboard to write to.
    const writing =
      navigator.clipboard?.writeText(`${title}\n\n${list}\n`) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => show({ tone: 'success', title: texts.questions.copied }),
      () => show({ tone: 'error', title: texts.questions.copyFailed }),
    );
  };
}
