import { readingLevels, type ReadingLevel } from '#core/documents/reading-level.ts';
import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '../texts.ts';
import styles from './level-choice.module.css';

type LevelChoiceProps = {
  level: ReadingLevel;
  onChange: (level: ReadingLevel) => void;
  isLoading: boolean;
  hasFailed: boolean;
};

const choices = readingLevels.map((value) => ({ value, label: texts.levels[value] }));

/** How much is told and in how short sentences. */
export function LevelChoice({ level, onChange, isLoading, hasFailed }: LevelChoiceProps) {
  return (
    <div className={styles['levels']}>
      <ChoiceGroup legend={texts.levels.legend} choices={choices} chosen={level} onChange={onChange} />
      <div role="status">
        {isLoading && <VisuallyHidden>{texts.levels.loading}</VisuallyHidden>}
        {hasFailed && <p>{texts.levels.failed}</p>}
      </div>
    </div>
  );
}
