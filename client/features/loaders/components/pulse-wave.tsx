import styles from './loaders.module.css';

/** Rings that leave a point one after the other. Only a picture: the words stand beside it. */
export function PulseWave() {
  return (
    <svg viewBox="0 0 120 120" className={styles['pulse']} aria-hidden="true" focusable="false">
      <circle cx="60" cy="60" r="52" className={styles['wave']} />
      <circle cx="60" cy="60" r="36" className={styles['wave']} />
      <circle cx="60" cy="60" r="20" className={styles['wave']} />
      <circle cx="60" cy="60" r="9" className={styles['point']} />
    </svg>
  );
}
