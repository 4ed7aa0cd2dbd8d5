import { lazy, Suspense, useCallback, useMemo, type ReactNode, type RefObject } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Span } from '#core/kernel/span.ts';
import { DefinitionsProvider } from '../hooks/use-definitions.tsx';
import type { Finding } from '../hooks/use-finding.ts';
import type { Shows } from '../hooks/use-open-parts.ts';
import { shownTexts } from '../model/first-places.ts';
import { placeTarget } from '../model/place-target.ts';
import styles from './interpretation-view.module.css';
import { FindBar } from './later-parts.tsx';
import { SourceHint } from './source-hint.tsx';

// Only where there is room beside the words.
const OriginalPane = lazy(() => import('./original-pane.tsx'));

type ReadingFrameProps = {
  root: RefObject<HTMLDivElement | null>;
  shown: Interpretation;
  shows: Pick<Shows, 'showTerm' | 'showTarget'>;
  finding: Finding;
  isBeside: boolean;
  /** What has a source is underlined. */
  areSourcesShown: boolean;
  children: ReactNode;
};

/** What stands around the words: a field to find something, the original at the side, and the meaning of each word that is tapped. */
export function ReadingFrame({ root, shown, shows, finding, isBeside, areSourcesShown, children }: ReadingFrameProps) {
  const { sentences, labResults, medicalTerminology } = shown;
  const { showTerm, showTarget } = shows;
  const texts = useMemo(() => shownTexts(shown), [shown]);
  const showMore = useCallback((term: string) => void showTerm(term), [showTerm]);
  const showPlace = useCallback(
    (place: Span) => {
      const target = placeTarget(place, { sentences, labResults });
      if (target !== null) void showTarget(target);
    },
    [sentences, labResults, showTarget],
  );
  return (
    <DefinitionsProvider terms={medicalTerminology} shown={texts} root={root} onMore={showMore} onPlace={showPlace}>
      <SourceHint />
      <div className={isBeside ? styles['sides'] : undefined} data-sources={areSourcesShown ? 'shown' : undefined}>
        <div ref={root} className={styles['words']}>
          {finding.isOpen && <FindBar root={root} onOpen={finding.openHit} onClose={finding.close} />}
          {children}
        </div>
        {isBeside && (
          <Suspense fallback={null}>
            <OriginalPane interpretation={shown} onShowPlace={showPlace} />
          </Suspense>
        )}
      </div>
    </DefinitionsProvider>
  );
}
