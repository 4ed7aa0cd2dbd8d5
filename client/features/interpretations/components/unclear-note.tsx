import { useId } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { overlaps } from '#core/kernel/span.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { TabName } from '../model/tab-names.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { PieceList } from './story-section.tsx';
import styles from './story.module.css';

type UnclearNoteProps = {
  pieces: Piece[];
  interpretation: Pick<Interpretation, 'sentences' | 'actionItems'>;
  onShow: (name: TabName) => void;
};

/** What is unclear or missing, with the questions that ask for it. */
export function UnclearNote({ pieces, interpretation: { sentences, actionItems }, onShow }: UnclearNoteProps) {
  const { parts: words, story } = useToldTexts();
  const id = useId();
  if (pieces.length === 0) return null;
  const places = pieces.flatMap(({ sentence }) => sentence?.spans ?? []);
  const questions = sentences.filter(
    ({ section, spans }) => section === 'question' && spans.some((span) => places.some((one) => overlaps(one, span))),
  );
  return (
    <section className={styles['unclear']} aria-labelledby={id}>
      <h3 id={id} className={styles['unclearName']}>
        <Icon of={CircleQuestionMark} />
        {story.unclear}
      </h3>
      <PieceList pieces={pieces} />
      {questions.length > 0 && (
        <>
          <p>{words.questions}</p>
          <PieceList pieces={questions.map((sentence) => ({ text: sentence.text, sentence }))} />
        </>
      )}
      {actionItems.length > 0 && (
        <div className={styles['flush']}>
          <Button variant="quiet" size="small" onClick={() => onShow('questions')}>
            {words.allQuestions}
          </Button>
        </div>
      )}
    </section>
  );
}
