import styles from './loading.module.css';

/** Always with words: what we are waiting for. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles['loading']}>
      <span className={styles['ring']} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
