import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Span } from '#core/kernel/span.ts';
import { firstPlaces, type FirstPlaces } from '../model/first-places.ts';
import { termRuns, type RunsOf } from '../model/term-runs.ts';

// What shows a definition comes with the first word that is tapped.
const TermCard = lazy(() => import('../components/term-card.tsx'));

/** Tells what a word means where it stands; `place` is where that is in the document, for a word of its text. */
export type Define = (term: ExplainedTerm, word: HTMLElement, place?: Span) => void;

/** A word that was tapped. */
export type Defined = { term: ExplainedTerm; word: HTMLElement; place: Span | null };

const RunsContext = createContext<RunsOf>((text) => [{ text, term: null }]);
const FirstContext = createContext<FirstPlaces>(() => true);
const DefineContext = createContext<Define>(() => {});

export const definedBy = 'data-define';

type DefinitionsProviderProps = {
  terms: ExplainedTerm[];
  /** What is shown, in its order. */
  shown: readonly string[];
  /** Around words within sentences that can be pressed themselves. */
  root: RefObject<HTMLElement | null>;
  onMore: (term: string) => void;
  onPlace: (place: Span) => void;
  children: ReactNode;
};

/** The terms of a page, to be tapped wherever they stand. */
export function DefinitionsProvider({ terms, shown, root, onMore, onPlace, children }: DefinitionsProviderProps) {
  const runsOf = useMemo(() => termRuns(terms), [terms]);
  const isFirstIn = useMemo(() => firstPlaces(shown, runsOf), [shown, runsOf]);
  const [defined, setDefined] = useState<Defined | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const define = useCallback<Define>((term, word, place) => {
    setDefined({ term, word, place: place ?? null });
    setIsOpen(true);
  }, []);
  useTermsWithin(root, terms, define);
  return (
    <RunsContext value={runsOf}>
      <DefineContext value={define}>
        <FirstContext value={isFirstIn}>{children}</FirstContext>
        {defined && (
          <Suspense fallback={null}>
            <TermCard
              defined={defined}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
              onMore={onMore}
              onPlace={onPlace}
            />
          </Suspense>
        )}
      </DefineContext>
    </RunsContext>
  );
}

export const useRunsOf = (): RunsOf => use(RunsContext);
/** Whether a term stands in a text of the page for the first time. */
export const useFirstPlace = (): FirstPlaces => use(FirstContext);
export const useDefine = (): Define => use(DefineContext);

// A sentence is a button, and no button stands within another: its terms are tapped by finger or mouse, and stand beneath it for the keyboard.
function useTermsWithin(root: RefObject<HTMLElement | null>, terms: ExplainedTerm[], define: Define): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const listen = (event: MouseEvent) => {
      const word = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${definedBy}]`) : null;
      const term = word && terms.find((one) => one.term === word.getAttribute(definedBy));
      if (!term || word.getAttribute('role') === 'button') return;
      event.stopPropagation();
      define(term, word);
    };
    element.addEventListener('click', listen, true);
    return () => element.removeEventListener('click', listen, true);
  }, [root, terms, define]);
}
