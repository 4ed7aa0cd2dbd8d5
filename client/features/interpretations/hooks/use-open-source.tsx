import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Language, Sentence } from '#core/documents/explanation.ts';
import { LanguageContext } from './use-told-texts.ts';
import { createOpenedSource, type Opened, type OpenedSource } from '../model/opened-source.ts';

type OpenSource = {
  /** The canonical text that every span points into. */
  text: string;
  /** Where the original document is shown; null for a sample, which has no document of its own. */
  documentHref: string | null;
  /** The sentence that a link from the document points to. */
  pointed: Sentence | null;
  /** Words among them that stand in English all the same. */
  english: ReadonlySet<string>;
  opened: OpenedSource;
};

const none: ReadonlySet<string> = new Set();

const OpenSourceContext = createContext<OpenSource>({
  text: '',
  documentHref: null,
  pointed: null,
  english: none,
  opened: createOpenedSource(),
});

// Apart from the others: only what is open cares, and not each of hundreds of sentences.
const BesideContext = createContext(false);

type ProviderProps = Pick<OpenSource, 'text' | 'documentHref'> &
  Partial<Pick<OpenSource, 'pointed' | 'english'>> & {
    /** What the explanation is written in. */
    language?: Language;
    isBeside?: boolean;
    children: ReactNode;
  };

/** At most one source is open at a time, wherever on the page its sentence stands. */
export function OpenSourceProvider({ text, documentHref, children, ...more }: ProviderProps) {
  const { pointed = null, language = 'en', english = none, isBeside = false } = more;
  const [opened] = useState(createOpenedSource);
  const value = useMemo(
    () => ({ text, documentHref, pointed, english, opened }),
    [text, documentHref, pointed, english, opened],
  );
  return (
    <OpenSourceContext value={value}>
      <LanguageContext value={language}>
        <BesideContext value={isBeside}>{children}</BesideContext>
      </LanguageContext>
    </OpenSourceContext>
  );
}

export const useOpenSource = (): OpenSource => use(OpenSourceContext);

/** Whether the original text stands at the side, and marks what a sentence comes from. */
export const useIsBeside = (): boolean => use(BesideContext);

/** What is open now. Drawn anew whenever another source is opened: for the few that follow all of them. */
export function useOpened(): Opened | null {
  const { opened } = useOpenSource();
  return useSyncExternalStore(opened.subscribe, opened.current);
}

/** Whether the source of one control is open. Drawn anew when that changes, and not with every other one. */
export function useIsOpen(id: string): boolean {
  const { opened } = useOpenSource();
  return useSyncExternalStore(opened.subscribe, () => opened.current()?.id === id);
}

/** Which of the controls whose ids begin alike is open; null where none of them is. */
export function useOpenAmong(base: string): string | null {
  const { opened } = useOpenSource();
  return useSyncExternalStore(opened.subscribe, () => {
    const { id } = opened.current() ?? {};
    return id?.startsWith(base) === true ? id : null;
  });
}
