import { CardGrid } from '#client/ui/card/card.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import styles from './documents-skeleton.module.css';

/** Keeps the place of the cards while they are on their way. */
export function DocumentsSkeleton({ label }: { label: string }) {
  return (
    <>
      <p role="status" className={styles['count']}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles['bar']} aria-hidden="true" />
      </p>
      <div aria-hidden="true">
        <CardGrid>
          {Array.from({ length: 6 }, (_, card) => (
            <li key={card}>
              <div className={styles['card']}>
                <span className={styles['bar']} />
                <span className={styles['bar']} />
              </div>
            </li>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
