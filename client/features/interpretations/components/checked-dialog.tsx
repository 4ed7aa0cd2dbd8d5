import type { Sentence, TurnedDown } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { faultWords } from '../model/fault-words.ts';
import { sourceExcerpts } from '../model/source-excerpt.ts';
import { checkedTexts as texts } from '../checked-texts.ts';
import { tellingTexts } from '../telling-texts.ts';
import styles from './checked-dialog.module.css';

const { counts, written } = tellingTexts;

type CheckedDialogProps = { interpretation: Interpretation; onClose: () => void };

/** What became of every sentence of a model: turned down and why, or shown, and by whom it was written. */
export default function CheckedDialog({ interpretation, onClose }: CheckedDialogProps) {
  const { writing, sentences, text } = interpretation;
  if (writing === undefined) return null;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.description}>
      <p>
        {written(writing)} {counts(writing)}
      </p>
      <section className={styles['section']}>
        <h3>{texts.turnedDown}</h3>
        {writing.turnedDown.length === 0 ? (
          <p>{texts.noneTurnedDown}</p>
        ) : (
          <ul className={styles['list']} aria-label={texts.turnedDown}>
            {writing.turnedDown.map((one, index) => (
              <TurnedDownItem key={index} turnedDown={one} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles['section']}>
        <h3>{texts.shown}</h3>
        <ul className={styles['list']} aria-label={texts.shown}>
          {sentences.map((sentence, index) => (
            <ShownItem key={index} sentence={sentence} text={text} />
          ))}
        </ul>
      </section>
    </Dialog>
  );
}

function TurnedDownItem({ turnedDown: { text, faults, outcome } }: { turnedDown: TurnedDown }) {
  return (
    <li className={styles['item']}>
      <p>
        <span className={styles['label']}>{texts.said}</span> <s className={styles['said']}>{text}</s>
      </p>
      <p>
        <span className={styles['label']}>{texts.why}</span> {faultWords(faults).join(' ')}
      </p>
      <p>{texts[outcome]}</p>
    </li>
  );
}

function ShownItem({ sentence, text }: { sentence: Sentence; text: string }) {
  const { by = 'built-in', basis, spans } = sentence;
  const [first] = basis === 'document' ? sourceExcerpts(text, spans) : [];
  return (
    <li className={styles['item']}>
      <p>{sentence.text}</p>
      <p>
        <Badge tone={by === 'built-in' ? 'neutral' : 'info'}>{texts.by(by)}</Badge>
      </p>
      {first ? (
        <p>
          <span className={styles['label']}>{texts.source}</span>{' '}
          <span className={styles['quote']}>
            {first.before}
            <mark>{first.quote}</mark>
            {first.after}
          </span>
        </p>
      ) : (
        <p>{texts.general}</p>
      )}
    </li>
  );
}
