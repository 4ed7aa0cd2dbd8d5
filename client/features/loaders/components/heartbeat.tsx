import styles from './loaders.module.css';

/** A line with one beat in it, drawn from left to right. Only a picture: the words stand beside it. */
export function Heartbeat() {
  const line = 'M4 40 H60 L70 30 L80 40 H92 L98 48 L110 8 L122 66 L130 40 H148 L160 26 L172 40 H236';
  return (
    <svg viewBox="0 0 240 72" className={styles['heartbeat']} aria-hidden="true" focusable="false">
      <path d={line} className={styles['trace']} />
      <path d={line} pathLength={100} className={styles['beat']} />
    </svg>
  );
}
