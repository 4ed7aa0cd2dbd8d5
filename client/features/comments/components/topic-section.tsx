import { useId } from 'react';
import { MessageSquarePlus } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useCommenting } from '../hooks/commenting.ts';
import type { Topic } from '../model/topics.ts';
import { texts } from '../texts.ts';
import styles from './comments.module.css';
import { ThreadList } from './thread-list.tsx';

/** What was written about the same words. */
export function TopicSection({ topic: { target, threads } }: { topic: Topic }) {
  const id = useId();
  const { setOpen } = useCommenting();
  return (
    <section className={styles['topic']} aria-labelledby={id}>
      <h3 id={id} className={styles['about']}>
        {texts.about[target.kind]}
        {target.kind !== 'document' && (
          <>
            {': '}
            <q className={styles['quote']}>{target.quote}</q>
          </>
        )}
      </h3>
      <ThreadList threads={threads} aria-labelledby={id} />
      {target.kind !== 'document' && (
        <div>
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={texts.writeAboutNamed(target.quote)}
            onClick={() => setOpen(target)}
          >
            <Icon of={MessageSquarePlus} />
            {texts.writeAbout}
          </Button>
        </div>
      )}
    </section>
  );
}
