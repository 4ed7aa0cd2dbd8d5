import { useState } from 'react';
import { keepView, loadView, type KeptView } from '../model/kept-view.ts';
import { useHasRoom } from './use-has-room.ts';

export type ReadingView = KeptView & {
  /** Whether the original text would fit at the side. */
  hasRoom: boolean;
  choose: (change: Partial<KeptView>) => void;
};

/** How the reader has laid out the page; kept in this browser. */
export function useReadingView(): ReadingView {
  const [kept, setKept] = useState(loadView);
  const hasRoom = useHasRoom();
  const choose = (change: Partial<KeptView>) => {
    const chosen = { ...kept, ...change };
    setKept(chosen);
    keepView(chosen);
  };
  return { ...kept, hasRoom, choose };
}
