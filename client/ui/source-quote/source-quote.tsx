import styles from './source-quote.module.css';

/** Words of the document, as they stand there. */
export function SourceQuote({ text, caption = 'From your document' }: { text: string; caption?: string }) {
  return (
    <figure>
      <figcaption className={styles['caption']}>{caption}</figcaption>
      <blockquote className={styles['quote']}>
        <p>{text}</p>
      </blockquote>
    </figure>
  );
}
