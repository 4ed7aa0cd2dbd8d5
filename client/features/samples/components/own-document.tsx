import { useId } from 'react';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { texts } from '../texts.ts';
import styles from './samples.module.css';

/** After a sample: the way to one's own document, and back to the other samples. */
export function OwnDocument() {
  const id = useId();
  const { title, text, upload, others } = texts.own;
  return (
    <section className={styles['own']} aria-labelledby={id}>
      <div className={styles['ownInner']}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className={styles['ownActions']}>
          <LinkButton to="/upload-document" variant="primary" size="large">
            {upload}
          </LinkButton>
          <LinkButton to="/" size="large">
            {others}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
