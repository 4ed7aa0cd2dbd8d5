import { useId } from 'react';
import { ArrowRight, MessageCircle } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { splitMessage } from '#core/presenting/main-message.ts';
import { cutIntoPieces, type Piece } from '#core/presenting/sentences.ts';
import { atAGlance, type ToldStory } from '#core/presenting/told-story.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { SourcedText } from './sourced-text.tsx';
import styles from './main-message.module.css';

type MainMessageProps = { interpretation: Pick<Interpretation, 'summary' | 'sentences'>; story: ToldStory | undefined };

/** What matters most, above everything else: the message, the next step, and below it what more of the message there is. */
export function MainMessage({ interpretation: { summary, sentences }, story }: MainMessageProps) {
  const texts = useToldTexts();
  const id = useId();
  const { message, step } = story ?? splitMessage(cutIntoPieces(summary, sentences));
  // Without a step nothing has to be near.
  const { first, more } = step.length > 0 && story ? atAGlance(message) : { first: message, more: [] };
  if (message.length === 0) return null;
  return (
    <section className={styles['message']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles['title']}>
        <Icon of={MessageCircle} />
        {texts.mainMessage}
      </h2>
      <SourcedText pieces={first} isBeside={false} />
      {step.length > 0 && (
        <div className={styles['step']}>
          <p className={styles['label']}>
            <Icon of={ArrowRight} />
            {texts.nextStep}
          </p>
          <SourcedText pieces={step} isBeside={false} />
        </div>
      )}
      {more.length > 0 && <More pieces={more} />}
    </section>
  );
}

function More({ pieces }: { pieces: Piece[] }) {
  const texts = useToldTexts();
  return (
    <div className={styles['more']}>
      <p className={styles['label']}>{texts.messageMore}</p>
      <SourcedText pieces={pieces} isBeside={false} />
    </div>
  );
}
