import { documentTypeLabels } from '#core/documents/document-types.ts';
import type { Sample } from '#core/documents/samples.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '../texts.ts';
import styles from './samples.module.css';

export function SampleCard({ sample: { id, title, documentType, teaser } }: { sample: Sample }) {
  return (
    <Card as="article">
      <Badge>{documentTypeLabels[documentType]}</Badge>
      <h3>{title}</h3>
      <p className={styles['teaser']}>{teaser}</p>
      <LinkButton to={`/samples/${id}`} isWide>
        <span>
          {texts.open} <VisuallyHidden>{title}</VisuallyHidden>
        </span>
      </LinkButton>
    </Card>
  );
}
