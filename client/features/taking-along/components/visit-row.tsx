import { useEffect, useRef, type KeyboardEventHandler } from 'react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { VisitQuestion } from '../model/visit-list.ts';
import { texts } from '../texts.ts';
import styles from './taking-along.module.css';

const { visit: words } = texts;

type VisitRowProps = {
  question: VisitQuestion;
  /** From 1. */
  place: number;
  of: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onKeyDown: KeyboardEventHandler;
};

export function VisitRow({ question: { text, isOwn }, place, of, onMove, onRemove, onKeyDown }: VisitRowProps) {
  const { row, hold } = useHeldFocus(place);
  const heldMove = (by: 1 | -1) => {
    hold();
    onMove(by);
  };
  return (
    <li
      ref={row}
      className={styles['row']}
      onKeyDown={(event) => {
        hold();
        onKeyDown(event);
      }}
    >
      <p className={styles['question']}>{text}</p>
      {isOwn && <Badge>{words.own}</Badge>}
      <div className={styles['rowActions']}>
        {place > 1 && (
          <Button variant="quiet" aria-label={words.named(words.up, text)} onClick={() => heldMove(-1)}>
            <Icon of={ArrowUp} />
            {words.up}
          </Button>
        )}
        {place < of && (
          <Button variant="quiet" aria-label={words.named(words.down, text)} onClick={() => heldMove(1)}>
            <Icon of={ArrowDown} />
            {words.down}
          </Button>
        )}
        <Button variant="quiet" data-remove aria-label={words.named(words.remove, text)} onClick={onRemove}>
          <Icon of={Trash2} />
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

/** A row that changes its place may lose the focus, and at an end of the list the button that had it: it stays within the row. */
function useHeldFocus(place: number) {
  const row = useRef<HTMLLIElement>(null);
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const focused = held.current;
    held.current = null;
    if (focused === null || row.current?.contains(document.activeElement)) return;
    const heir = focused.isConnected ? focused : row.current?.querySelector('button');
    if (heir instanceof HTMLElement) heir.focus();
  }, [place]);
  const hold = () => {
    held.current = row.current?.contains(document.activeElement) ? document.activeElement : null;
  };
  return { row, hold };
}
