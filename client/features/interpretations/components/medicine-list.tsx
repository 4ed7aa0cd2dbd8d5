import { CircleCheck, CirclePlus, CircleX, Pill, RefreshCw } from 'lucide-react';
import type { Piece } from '#core/presenting/sentences.ts';
import { Icon } from '#client/ui/icon.tsx';
import { medicineChangesOf, type MedicineChange } from '../model/medicine-changes.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { SourcedText } from './sourced-text.tsx';
import { StorySection } from './story-section.tsx';
import styles from './story.module.css';

const icons: Record<MedicineChange, typeof Pill> = {
  new: CirclePlus,
  changed: RefreshCw,
  stopped: CircleX,
  same: CircleCheck,
  other: Pill,
};

/** A sentence for each medicine, under what changes where its sentence says so. */
export function MedicineList({ pieces }: { pieces: Piece[] }) {
  const { medicines: names } = useToldTexts().parts;
  const changes = medicineChangesOf(pieces);
  const isPlain = changes.every(({ change }) => change === 'other');
  return (
    <StorySection part="medicines" pieces={pieces}>
      <div className={styles['medicines']}>
        {changes.map(({ change, pieces: some }) => (
          <section key={change} className={styles['change']} data-change={change}>
            {!isPlain && (
              <h4 className={styles['changeName']}>
                <Icon of={icons[change]} />
                {names[change]}
              </h4>
            )}
            <ul className={styles['rows']}>
              {some.map((piece, index) => (
                <li key={index}>
                  <SourcedText pieces={[piece]} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </StorySection>
  );
}
