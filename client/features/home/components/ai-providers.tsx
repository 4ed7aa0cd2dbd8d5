import { useRef, type ReactNode } from 'react';
import { Skeleton } from '#client/ui/loading/skeleton.tsx';
import { useHasBeenSeen } from '#client/lib/use-has-been-seen.ts';
import { texts } from '../texts.ts';
import styles from './home.module.css';
import { Section } from './section.tsx';

/** Its status is asked for only when somebody gets this far. */
export function AiProviders({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const hasBeenSeen = useHasBeenSeen(place);
  return (
    <Section title={texts.ai.title} lead={texts.ai.lead}>
      <div ref={place} className={styles['aiStatus']}>
        {hasBeenSeen ? children : null}
      </div>
    </Section>
  );
}

export function AiStatusLoading() {
  return <Skeleton label={texts.ai.statusLoading} lines={4} />;
}
