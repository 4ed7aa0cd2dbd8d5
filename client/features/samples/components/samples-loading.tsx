import { Skeleton } from '#client/ui/loading/skeleton.tsx';
import { texts } from '../texts.ts';
import styles from './samples.module.css';

export function SamplesLoading() {
  return (
    <div className={styles['place']}>
      <Skeleton label={texts.loading} lines={5} />
    </div>
  );
}
