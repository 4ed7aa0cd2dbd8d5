import { useEffect, useState, type RefObject } from 'react';
import { clearMarks, setMarks } from '#client/lib/marking/set-marks.ts';
import { hitsIn, wordsOfPage, type Hit } from '../model/find-hits.ts';

export type Found = {
  hits: readonly Hit[];
  /** Which of them one is at; -1 before one went to any. */
  at: number;
  /** Whether what was written last has been looked for. */
  isDone: boolean;
  goTo: (by: 1 | -1) => Hit | null;
};

const pauseMs = 150; // of writing
const most = 1000; // marks: nobody sees more, and each costs

/** Looks for words in what `root` holds and in the original text, marks them, and keeps up with a page that changes. */
export function useFind(root: RefObject<HTMLElement | null>, original: string, wanted: string): Found {
  const [{ hits, of }, setFound] = useState<{ hits: readonly Hit[]; of: string }>({ hits: [], of: '' });
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let words: ReturnType<typeof wordsOfPage> | null = null;
    const look = () => {
      words ??= wordsOfPage(element, original);
      setFound({ hits: hitsIn(words, wanted), of: wanted });
    };
    let timer = setTimeout(look, pauseMs);
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => isOfBar(target))) return;
      words = null;
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    });
    observer.observe(element.parentElement ?? element, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [root, original, wanted]);
  useEffect(() => {
    const ranges = hits.flatMap(({ range }) => range ?? []);
    setMarks('found', ranges.slice(0, most));
    return () => clearMarks('found');
  }, [hits]);
  const here = hits[at];
  useEffect(() => {
    setMarks('found-here', here?.range ? [here.range] : []);
    return () => clearMarks('found-here');
  }, [here]);
  const goTo = (by: 1 | -1): Hit | null => {
    if (hits.length === 0) return null;
    const next = (Math.max(at, by === 1 ? -1 : 0) + by + hits.length) % hits.length;
    setAt(next);
    return hits[next] ?? null;
  };
  if (of !== wanted && at !== -1) setAt(-1);
  return { hits, at: at < hits.length ? at : -1, isDone: of === wanted, goTo };
}

function isOfBar(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && element.closest('[data-find-bar]') !== null;
}
