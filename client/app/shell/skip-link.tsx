import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

export const mainId = 'main';

/** Past the header, straight to the page. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };
  return (
    <a className={styles['skip']} href={`#${mainId}`} onClick={skip}>
      Skip to main content
    </a>
  );
}
