import { useId } from 'react';
import styles from './meter.module.css';

/** How much of something is used: a bar, and the words that say the same. */
export function Meter({ words, used, of }: { words: string; used: number; of: number }) {
  const id = useId();
  const share = of === 0 ? 1 : Math.min(1, used / of);
  return (
    <div className={styles['meter']}>
      <p id={id} className={styles['words']}>
        {words}
      </p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={Math.min(used, of)}
        className={styles['track']}
      >
        <div className={styles['fill']} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
