import type { DocumentId } from '#core/documents/medical-document.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import { classNames } from '#client/lib/class-names.ts';
import { useMay } from '#client/lib/medical-documents/seen-by-share.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { useDoneSteps } from '../hooks/use-done-steps.ts';
import { stepKeys } from '../model/kept-steps.ts';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { SourcedText } from './sourced-text.tsx';
import { StorySection } from './story-section.tsx';
import styles from './story.module.css';

type NextStepsProps = {
  pieces: Piece[];
  documentId: DocumentId;
  title: string;
  visit: VisitSlots | null;
};

/** What happens next, to be ticked off and put on a calendar. */
export function NextSteps({ pieces, documentId, title, visit }: NextStepsProps) {
  const { steps: texts } = useToldTexts().parts;
  const language = useLanguage();
  const { isDone, toggle } = useDoneSteps(documentId);
  const mayTakeAlong = useMay('download');
  const keys = stepKeys(pieces.map(({ sentence }) => sentence ?? { spans: [] }));
  const steps = pieces.map((piece, at) => ({ piece, key: keys[at] ?? '' }));
  const done = steps.filter(({ key }) => isDone(key)).length;
  return (
    <StorySection part="next_steps" pieces={pieces}>
      <ul className={styles['steps']}>
        {steps.map(({ piece, key }, index) => (
          <li key={index} className={classNames(styles['step'], isDone(key) && styles['done'])}>
            <label className={styles['tick']}>
              <input
                type="checkbox"
                aria-label={texts.tick(piece.text)}
                checked={isDone(key)}
                onChange={() => toggle(key)}
              />
            </label>
            <div className={styles['what']}>
              <SourcedText pieces={[piece]} />
            </div>
            {visit && mayTakeAlong && (
              <div className={styles['calendar']} lang={englishIn(language)}>
                <visit.Calendar title={title} step={piece.text} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {/* Stands from the start, so that it is read out when its words change. */}
      <p role="status" className={styles['count']}>
        {done > 0 && texts.count(done, steps.length)}
      </p>
    </StorySection>
  );
}
