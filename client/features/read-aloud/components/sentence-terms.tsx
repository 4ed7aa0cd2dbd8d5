import { BookOpen } from 'lucide-react';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './player.module.css';

type SentenceTermsProps = {
  passages: readonly Passage[];
  at: number;
  /** The word whose meaning is open. */
  open: string | null;
  onAsk: (term: string) => void;
};

/** The medical words of the sentence that is read. Its room stays where a sentence has none, so that the player stands still. */
export function SentenceTerms({ passages, at, open, onAsk }: SentenceTermsProps) {
  if (passages.every(({ terms }) => terms.length === 0)) return null;
  const terms = passages[at]?.terms ?? [];
  return (
    <div className={styles['terms']} role="group" aria-label={texts.terms}>
      {[...new Set(terms)].map((term) => (
        <Button
          key={term}
          size="small"
          aria-label={texts.meaning(term)}
          aria-expanded={open === term}
          onClick={() => onAsk(term)}
        >
          <Icon of={BookOpen} />
          {term}
        </Button>
      ))}
    </div>
  );
}
