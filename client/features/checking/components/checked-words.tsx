import type { WordCorrection } from '#core/documents/page-layout.ts';
import { textAt } from '#core/kernel/span.ts';
import { formatShortDate } from '#client/lib/format-date.ts';
import { Button } from '#client/ui/button/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { WordOnPage } from '../model/words-to-check.ts';
import { texts } from '../texts.ts';
import styles from './checking.module.css';

type CheckedWordsProps = {
  words: WordOnPage[];
  text: string;
  /** Of the panel that the list stands in. */
  headingLevel: 2 | 3;
  onChange: (word: WordOnPage) => void;
};

/** What was corrected or confirmed, with what had been read, so that it can be changed again. */
export function CheckedWords({ words, text, headingLevel, onChange }: CheckedWordsProps) {
  const Heading = headingLevel === 2 ? 'h3' : 'h4';
  if (words.length === 0) return null;
  return (
    <section>
      <Heading>{texts.checked.heading}</Heading>
      <ul className={styles['checked']}>
        {words.map((item) => {
          const reading = textAt(text, item.word.span);
          return (
            <li key={String(item.word.span)}>
              <span>
                <strong>{reading}</strong> <Provenance reading={reading} correction={item.word.corrected} />
              </span>
              <Button variant="quiet" size="small" onClick={() => onChange(item)}>
                {texts.checked.change}
                <VisuallyHidden>: {reading}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** When a person changed or confirmed a word, and what the machine had read. */
export function Provenance({ reading, correction }: { reading: string; correction: WordCorrection | undefined }) {
  if (correction === undefined) return null;
  const date = formatShortDate(correction.at);
  return correction.read === reading ? texts.checked.confirmed(date) : texts.checked.corrected(date, correction.read);
}
