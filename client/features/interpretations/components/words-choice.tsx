import { readingLevels } from '#core/documents/reading-level.ts';
import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { ToldWords } from '../hooks/use-told.ts';
import { tellingTexts } from '../telling-texts.ts';
import { texts } from '../texts.ts';
import styles from './words-choice.module.css';

type WordsChoiceProps = { told: ToldWords; isSample: boolean };

const levels = readingLevels.map((value) => ({ value, label: texts.levels[value] }));
const languages = (['en', 'es'] as const).map((value) => ({ value, label: tellingTexts.languages[value] }));

/** How much is told, in how short sentences, and in which language. */
export function WordsChoice({ told: { choice, choose, isLoading, hasFailed }, isSample }: WordsChoiceProps) {
  return (
    <div className={styles['words']}>
      <div className={styles['choices']}>
        <div className={styles['levels']}>
          <ChoiceGroup
            legend={texts.levels.legend}
            choices={levels}
            chosen={choice.level}
            onChange={(level) => choose({ level })}
          />
        </div>
        {!isSample && (
          <div className={styles['languages']}>
            <ChoiceGroup
              legend={tellingTexts.languages.legend}
              choices={languages}
              chosen={choice.language}
              onChange={(language) => choose({ language })}
            />
          </div>
        )}
      </div>
      <div role="status">
        {isLoading && <VisuallyHidden>{texts.levels.loading}</VisuallyHidden>}
        {hasFailed && <p>{texts.levels.failed}</p>}
      </div>
    </div>
  );
}
