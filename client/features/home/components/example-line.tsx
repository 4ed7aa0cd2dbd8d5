import { texts } from '../texts.ts';
import styles from './example.module.css';

// On a scale from 0 to 120: shapes and words are placed in percent, so that words keep their size on a phone. The words' places stand in
// the style sheet: the page is drawn before a script could set them, and its policy refuses styles inside it.
const place = { result: '20%', low: '25%', width: '58.3%' };

export function ExampleLine() {
  const { chart, result, low, high, range } = texts.example;
  return (
    <div role="img" aria-label={chart} className={styles['line']}>
      <span className={styles['result']}>{result}</span>
      <svg className={styles['shapes']} width="100%" height="28" aria-hidden="true" focusable="false">
        <rect className={styles['track']} x="0" y="10" width="100%" height="8" rx="4" />
        <rect className={styles['band']} x={place.low} y="6" width={place.width} height="16" rx="4" />
        <svg x={place.result} overflow="visible">
          <path className={styles['mark']} d="M0 1 L13 14 L0 27 L-13 14 Z" />
        </svg>
      </svg>
      <span className={styles['bounds']}>
        <span className={styles['low']}>{low}</span>
        <span className={styles['high']}>{high}</span>
      </span>
      <span className={styles['range']}>{range}</span>
    </div>
  );
}
