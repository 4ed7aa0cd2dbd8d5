import { Button } from '#client/ui/button/button.tsx';
import type { Voice } from '../hooks/use-voice.ts';
import { commandWords } from '../model/command-words.ts';
import { texts } from '../texts.ts';
import styles from './voice.module.css';

/** Asks which of two commands was meant. */
export function Choices({ voice: { shown, perform, dismissChoices } }: { voice: Voice }) {
  if (shown.choices === null) return null;
  const [first, second] = shown.choices;
  return (
    <div role="group" aria-label={texts.unsure} className={styles['choices']}>
      <Button isWide onClick={() => perform(first)}>
        {texts.first}: {commandWords(first)}
      </Button>
      <Button isWide onClick={() => perform(second)}>
        {texts.second}: {commandWords(second)}
      </Button>
      <Button variant="quiet" onClick={dismissChoices}>
        {texts.neither}
      </Button>
    </div>
  );
}
