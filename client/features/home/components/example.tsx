import { ArrowDown } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './example.module.css';
import { ExampleLine } from './example-line.tsx';

/** What Readback does, in one glance: a line of a report becomes a sentence and a number line. */
export function Example() {
  return (
    <figure className={styles['example']} aria-label={texts.example.label}>
      <p className={styles['caption']}>{texts.example.report}</p>
      <p className={styles['paper']}>
        {texts.example.line.map((part) => (
          <span key={part}>{part} </span>
        ))}
      </p>
      <span className={styles['arrow']}>
        <Icon of={ArrowDown} size="2rem" />
      </span>
      <p className={styles['caption']}>{texts.example.plain}</p>
      <p className={styles['sentence']}>{texts.example.sentence}</p>
      <ExampleLine />
      <p>{texts.example.next}</p>
    </figure>
  );
}
