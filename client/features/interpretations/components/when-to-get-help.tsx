import { useId } from 'react';
import { PhoneCall } from 'lucide-react';
import type { Piece } from '#core/presenting/sentences.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { PieceList } from './story-section.tsx';
import styles from './story.module.css';

/** What cannot wait, in a box of its own. It is never closed. */
export function WhenToGetHelp({ pieces }: { pieces: Piece[] }) {
  const texts = useToldTexts();
  const id = useId();
  if (pieces.length === 0) return null;
  return (
    <section className={styles['help']} aria-labelledby={id}>
      <h3 id={id} className={styles['helpName']}>
        <Icon of={PhoneCall} />
        {texts.story.when_to_get_help}
      </h3>
      <PieceList pieces={pieces} />
    </section>
  );
}
