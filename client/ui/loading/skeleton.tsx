import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './loading.module.css';

/** Keeps the place of text that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['bar']} aria-hidden="true" />
      ))}
    </div>
  );
}
