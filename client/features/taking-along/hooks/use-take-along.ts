import { questionsAsText } from '#core/taking-along/question-list.ts';
import { questionMail } from '#core/taking-along/question-mail.ts';
import { toastMs } from '#client/ui/toast/toast-message.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { texts } from '../texts.ts';
import { followLink } from '#client/lib/follow-link.ts';

const { along: words } = texts;

// Without TLS a browser has no clipboard to write to.
const copyText = (text: string): Promise<void> =>
  navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));

/** Questions under the title of the document, to the clipboard and into a mail. Toasts tell how it went. */
export function useTakeAlong(kind: 'list' | 'suggested', title: string, questions: readonly string[]) {
  const { show } = useToast();
  const text = questionsAsText(title, questions);
  const copy = () => {
    copyText(text).then(
      () => show({ tone: 'success', title: words[kind].copied }),
      () => show({ tone: 'error', title: words[kind].copyFailed }),
    );
  };
  const mail = () => {
    const { link, isWhole } = questionMail(title, questions);
    if (isWhole) {
      followLink(link);
      show({ ...words.mailOpens, durationMs: toastMs.error });
      return;
    }
    copyText(text).then(
      () => {
        followLink(link);
        show({ ...words.mailToPaste, durationMs: toastMs.error });
      },
      () => show({ tone: 'error', ...words.mailTooLong }),
    );
  };
  return { copy, mail };
}
