import { useId } from 'react';
import * as Radix from 'radix-ui/progress';
import styles from './progress.module.css';

export type ProgressProps = {
  /** What is being done now, in words: "Reading your document". Read out once, when it changes. */
  stage: string;
  /** 0 to 100; null when it cannot be known. */
  percent: number | null;
};

export function Progress({ stage, percent }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles['progress']}>
      <p role="status" id={id} className={styles['stage']}>
        {stage}
      </p>
      <Radix.Root value={percent} aria-labelledby={id} className={styles['track']}>
        <Radix.Indicator className={styles['fill']} style={{ width: `${percent ?? 100}%` }} />
      </Radix.Root>
    </div>
  );
}
