import { createContext, use, useMemo, useState, type ReactNode } from 'react';

type OpenSource = {
  /** The canonical text that every span points into. */
  text: string;
  /** Where the original document is shown; null for a sample, which has no document of its own. */
  documentHref: string | null;
  openId: string | null;
  toggle: (id: string) => void;
};

const OpenSourceContext = createContext<OpenSource>({ text: '', documentHref: null, openId: null, toggle: () => {} });

type ProviderProps = Pick<OpenSource, 'text' | 'documentHref'> & { children: ReactNode };

/** At most one source is open at a time, wherever on the page its sentence stands. */
export function OpenSourceProvider({ text, documentHref, children }: ProviderProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const value = useMemo(
    () => ({
      text,
      documentHref,
      openId,
      toggle: (id: string) => setOpenId((open) => (open === id ? null : id)),
    }),
    [text, documentHref, openId],
  );
  return <OpenSourceContext value={value}>{children}</OpenSourceContext>;
}

export const useOpenSource = (): OpenSource => use(OpenSourceContext);
