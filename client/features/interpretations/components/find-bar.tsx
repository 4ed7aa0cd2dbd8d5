import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Link } from 'react-router';
import type { PagePart } from '#core/reading-aloud/passages.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useFind } from '../hooks/use-find.ts';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import type { Hit } from '../model/find-hits.ts';
import { bringToSight } from '../model/show-hit.ts';
import { sourceExcerpts } from '../model/source-excerpt.ts';
import { besideTexts } from '../beside-texts.ts';
import { toldTexts } from '../told-texts.ts';
import type { ToldTexts } from '../language-pack.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './find-bar.module.css';

const { find: texts } = besideTexts;

type FindBarProps = {
  root: RefObject<HTMLElement | null>;
  /** Opens the part in which a place stands. */
  onOpen: (hit: Hit) => Promise<void>;
  onClose: () => void;
};

/** Finds words in the explanation and in the original. What the browser finds by its own key stays its own. */
export function FindBar({ root, onOpen, onClose }: FindBarProps) {
  const told = useToldTexts();
  const { text } = useOpenSource();
  const [wanted, want] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { hits, at, isDone, goTo } = useFind(root, text, wanted);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const go = (by: 1 | -1) => {
    const hit = goTo(by);
    if (hit !== null) void onOpen(hit).then(() => bringToSight(hit));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.target !== field.current) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  const here = hits[at];
  const isAsked = isDone && wanted.trim().length > 1;
  return (
    <div role="search" className={styles['bar']} data-find-bar aria-label={texts.label} onKeyDown={handleKey}>
      <div className={styles['row']}>
        <div className={styles['field']}>
          <TextField
            ref={field}
            label={texts.label}
            value={wanted}
            autoComplete="off"
            onChange={({ target }) => want(target.value)}
          />
        </div>
        <div className={styles['ways']}>
          <IconButton label={texts.previous} onClick={() => go(-1)}>
            <Icon of={ChevronUp} />
          </IconButton>
          <IconButton label={texts.next} onClick={() => go(1)}>
            <Icon of={ChevronDown} />
          </IconButton>
          <IconButton label={texts.close} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </div>
      </div>
      <p role="status" className={styles['state']}>
        {isAsked && (here ? texts.at(at + 1, hits.length, nameOf(here.part, told)) : texts.found(hits.length))}
      </p>
      {here?.range === null && <InOriginal hit={here} />}
    </div>
  );
}

const nameOf = (part: PagePart, { mainMessage, tabs }: ToldTexts): string =>
  part === 'original' ? texts.original : part === 'message' ? mainMessage : tabs[part];

/** A place in the original where that is not on the page: its line, and the way to it. */
function InOriginal({ hit: { span } }: { hit: Hit }) {
  const { text, documentHref } = useOpenSource();
  const [excerpt] = sourceExcerpts(text, [span]);
  if (excerpt === undefined) return null;
  return (
    <div className={styles['excerpt']}>
      <p>
        {excerpt.before}
        <mark>{excerpt.quote}</mark>
        {excerpt.after}
      </p>
      {documentHref !== null && (
        <Link to={`${documentHref}#at=${span[0]}-${span[1]}`} className={styles['link']}>
          {toldTexts.sources.open}
        </Link>
      )}
    </div>
  );
}
