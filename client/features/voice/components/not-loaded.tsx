import { texts } from '../launcher-texts.ts';
import styles from './voice.module.css';

/** In place of the panel, where its code did not come. */
export function NotLoaded() {
  return (
    <p role="status" className={styles['bubble']}>
      {texts.notLoaded}
    </p>
  );
}
