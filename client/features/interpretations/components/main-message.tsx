import { useId } from 'react';
import { ArrowRight, MessageCircle } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { splitMessage } from '#core/presenting/main-message.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import { texts } from '../texts.ts';
import { SourcedText } from './sourced-text.tsx';
import styles from './main-message.module.css';

/** What matters most, above everything else: the message, and where the explanation gives one, the next step. */
export function MainMessage({ pieces }: { pieces: Piece[] }) {
  const id = useId();
  if (pieces.length === 0) return null;
  const { message, step } = splitMessage(pieces);
  return (
    <section className={styles['message']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles['title']}>
        <Icon of={MessageCircle} />
        {texts.mainMessage}
      </h2>
      <SourcedText pieces={message} isBeside={false} />
      {step && (
        <div className={styles['step']}>
          <p className={styles['label']}>
            <Icon of={ArrowRight} />
            {texts.nextStep}
          </p>
          <SourcedText pieces={[step]} isBeside={false} />
        </div>
      )}
    </section>
  );
}
