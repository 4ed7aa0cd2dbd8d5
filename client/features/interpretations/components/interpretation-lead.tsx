import type { Interpretation } from '#core/documents/interpretation.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { typeLabel } from '#core/presenting/type-label.ts';
import styles from './interpretation-view.module.css';

/** Whose interpretation this is: the type and the title of the document. */
export function InterpretationLead({ interpretation }: { interpretation: Interpretation }) {
  return (
    <span className={styles['lead']}>
      <Badge tone="info">{typeLabel(interpretation)}</Badge>
      <span>{interpretation.title}</span>
    </span>
  );
}
