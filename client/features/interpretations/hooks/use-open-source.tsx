import type { Language, Sentence } from '#core/documents/explanation.ts';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';

type OpenSource = {
  /** The canonical text that every span points into. */
  text: string;
  /** Where the original document is shown; null for a sample, which has no document of its own. */
  documentHref: string | null;
  /** The sentence that a link from the document points to. */
  pointed: Sentence | null;
  /** What the explanation is written in. */
  language: Language;
  /** Words among them that stand in English all the same. */
  english: ReadonlySet<string>;
  openId: string | null;
  toggle: (id: string) => void;
};

const none: ReadonlySet<string> = new Set();

const OpenSourceContext = createContext<OpenSource>({
  text: '',
  documentHref: null,
  pointed: null,
  language: 'en',
  english: none,
  openId: null,
  toggle: () => {},
});

type ProviderProps = Pick<OpenSource, 'text' | 'documentHref'> &
  Partial<Pick<OpenSource, 'pointed' | 'language' | 'english'>> & { children: ReactNode };

/** At most one source is open at a time, wherever on the page its sentence stands. */
export function OpenSourceProvider({ text, documentHref, children, ...more }: ProviderProps) {
  const { pointed = null, language = 'en', english = none } = more;
  const [openId, setOpenId] = useState<string | null>(null);
  const value = useMemo(
    () => ({
      text,
      documentHref,
      pointed,
      language,
      english,
      openId,
      toggle: (id: string) => setOpenId((open) => (open === id ? null : id)),
    }),
    [text, documentHref, pointed, language, english, openId],
  );
  return <OpenSourceContext value={value}>{children}</OpenSourceContext>;
}

export const useOpenSource = (): OpenSource => use(OpenSourceContext);
