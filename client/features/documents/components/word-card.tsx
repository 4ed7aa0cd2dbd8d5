import { useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { textAt } from '#core/kernel/span.ts';
import type { Sentence } from '#core/documents/explanation.ts';
import { isDoubtful, type DocumentPage, type PageWord } from '#core/documents/page-layout.ts';
import { isRecognised, pageOf, wordsIn } from '#client/lib/medical-documents/page-words.ts';
import { pageQuery } from '#client/lib/medical-documents/pages-query.ts';
import { RowPicture } from '#client/lib/medical-documents/row-picture.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { AnchoredDefinition } from '#client/ui/popover/anchored-definition.tsx';
import type { WordSelection } from '../hooks/use-word-selection.ts';
import { usesOf } from '../model/uses-of.ts';
import { texts } from '../texts.ts';
import type { TextAndPagesProps } from './text-and-pages.tsx';
import styles from './text-and-pages.module.css';

type WordCardProps = Pick<TextAndPagesProps, 'documentRef' | 'interpretation' | 'summaries' | 'checking'> & {
  text: string;
  selection: WordSelection | null;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onShowOnPage: () => void;
};

/** What is known about the word that was pressed: its meaning, where it stands, what was made of it. */
export function WordCard({ selection, anchor, onClose, ...rest }: WordCardProps) {
  const { documentRef, text, interpretation, summaries } = rest;
  const place = selection?.place ?? null;
  const number = place === null ? undefined : pageOf(summaries, place)?.number;
  const { data: page } = useQuery({ ...pageQuery(documentRef, number ?? 0), enabled: number !== undefined });
  const uses = place === null ? [] : usesOf(place, interpretation?.sentences ?? []);
  const words = page === undefined || place === null ? [] : wordsIn(page, place);
  const term = selection?.term;
  const isKnown = term !== undefined || uses.length > 0 || words.some(isRecognised);
  return (
    <AnchoredDefinition
      isOpen={selection?.isOpen === true && isKnown}
      anchor={anchor}
      term={term?.term ?? (place === null ? '' : textAt(text, place))}
      onClose={onClose}
    >
      {term && <p>{term.definition}</p>}
      {page && <OnThePage key={String(place)} {...rest} page={page} words={words} onDone={onClose} />}
      {uses.length > 0 && interpretation !== null && <Uses uses={uses} place={place} id={interpretation.documentId} />}
    </AnchoredDefinition>
  );
}

type OnThePageProps = Omit<WordCardProps, 'selection' | 'anchor' | 'onClose'> & {
  page: DocumentPage;
  words: PageWord[];
  onDone: () => void;
};

function OnThePage({ documentRef, text, page, words, checking, onShowOnPage, onDone }: OnThePageProps) {
  // What was hard to read, or was corrected before, is what one presses it for.
  const isChecked = words.some((each) => isDoubtful(each) || each.corrected !== undefined);
  const [isAsked, setIsAsked] = useState(false);
  const isCorrecting = checking !== null && (isAsked || isChecked);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const word = { ...first, span: [first.span[0], last.span[1]] satisfies PageWord['span'] };
  return (
    <>
      <div className={isCorrecting ? undefined : styles['narrow']}>
        <RowPicture documentRef={documentRef} page={page} text={text} place={word.span} />
      </div>
      {!isCorrecting && (
        <div className={styles['actions']}>
          <span className={styles['narrow']}>
            <Button size="small" onClick={onShowOnPage}>
              {texts.pages.showOnPage}
            </Button>
          </span>
          {checking && words.some(isRecognised) && (
            <Button size="small" onClick={() => setIsAsked(true)}>
              {texts.word.correct}
            </Button>
          )}
        </div>
      )}
      {isCorrecting && <checking.Word documentRef={documentRef} text={text} page={page} word={word} onDone={onDone} />}
    </>
  );
}

function Uses({ uses, place, id }: { uses: Sentence[]; place: readonly number[] | null; id: number | string }) {
  return (
    <div>
      <p className={styles['label']}>{texts.word.uses}</p>
      <ul className={styles['uses']}>
        {uses.map(({ text, section }) => (
          <li key={text}>
            <Link to={`/interpretation/${id}#at=${place?.join('-') ?? ''}&in=${section}`} state={{ keepFocus: true }}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
