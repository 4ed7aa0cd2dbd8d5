import type { Interpretation } from '#core/documents/interpretation.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { typeLabel } from '#core/presenting/type-label.ts';
import { packOf } from '../language-pack.ts';
import { langOf } from '../hooks/use-told-texts.ts';
import styles from './interpretation-view.module.css';

/** Whose interpretation this is: the type and the title of the document. */
export function InterpretationLead({ interpretation }: { interpretation: Interpretation }) {
  const { language = 'en' } = interpretation;
  return (
    <span className={styles['lead']}>
      <span lang={langOf(language)}>
        <Badge tone="info">{typeLabel(interpretation, packOf(language).typeNames)}</Badge>
      </span>
      <span>{interpretation.title}</span>
    </span>
  );
}
