import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useCommenting } from '../hooks/commenting.ts';
import { useUnsentTargets } from '../hooks/use-draft.ts';
import { targetKey } from '../model/topics.ts';
import { texts } from '../texts.ts';
import styles from './comments.module.css';

const { unsent: words } = texts;

/** What somebody began to write about a sentence or a term that may not be on the page any more. */
export function UnsentComments() {
  const { setOpen } = useCommenting();
  return useUnsentTargets().map(
    (target) =>
      target.kind !== 'document' && (
        <Notice key={targetKey(target)} title={words.title}>
          <q className={styles['quote']}>{target.quote}</q>
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={words.goOnNamed(target.quote)}
            onClick={() => setOpen(target)}
          >
            {words.goOn}
          </Button>
        </Notice>
      ),
  );
}
