import { Link } from 'react-router';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link to="/" className={styles['logo']}>
      <svg viewBox="0 0 32 32" width="2em" height="2em" aria-hidden="true" focusable="false">
        <rect className={styles['sheet']} width="32" height="32" rx="7" />
        <path className={styles['line']} d="M8 10h16M8 16h10" />
        <path className={styles['pulse']} d="M8 23h4l2-4 4 7 2-3h4" />
      </svg>
      Readback
    </Link>
  );
}
