import { typeLabel } from '#core/presenting/type-label.ts';
import { formatLongDate } from '#client/lib/format-date.ts';
import type { KeptDocument } from '#client/lib/kept-offline/kept-store.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { useChangeKept } from '../hooks/use-change-kept.ts';
import { texts } from '../texts.ts';
import styles from './offline.module.css';

const dayOf = (ms: number): string => formatLongDate(new Date(ms).toISOString());

export function KeptList({ documents }: { documents: KeptDocument[] }) {
  const { drop } = useChangeKept();
  return (
    <ul className={styles['list']} aria-label={texts.list}>
      {documents.map(({ ref, keptAt, until, interpretation }) => (
        <li key={ref}>
          <Card as="article">
            <h2>{interpretation.title}</h2>
            <Badge tone="info">{typeLabel(interpretation)}</Badge>
            <p>
              {texts.keptOn(dayOf(keptAt))} {texts.until(dayOf(until))}
            </p>
            <div className={styles['actions']}>
              <LinkButton
                variant="primary"
                to={`/interpretation/${ref}`}
                aria-label={texts.openNamed(interpretation.title)}
              >
                {texts.open}
              </LinkButton>
              <Button aria-label={texts.removeNamed(interpretation.title)} onClick={() => drop.mutate(ref)}>
                {texts.remove}
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
