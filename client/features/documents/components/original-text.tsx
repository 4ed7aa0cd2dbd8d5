import { memo, useMemo, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { segmentText, type Mark } from '#client/lib/segment-text.ts';
import { useScrollToSource } from '../hooks/use-scroll-to-source.ts';
import { offsetAt } from '../model/offset-at.ts';
import { pageSlices, type PageSlice } from '../model/page-slices.ts';
import { marksWithin, textMarks, type CheckMarks, type TextMark } from '../model/text-marks.ts';
import { texts } from '../texts.ts';
import { MarkedSegment, type PressWord } from './marked-segment.tsx';
import styles from './original-text.module.css';

const { original } = texts;

export type OriginalTextProps = {
  text: string;
  interpretation: Interpretation | null;
  pages: readonly { number: number; span: Span }[];
  checks: CheckMarks;
  source: Span | null;
  selected: Span | null;
  selectedWord: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  onPress: PressWord;
  /** Goes to another word: to the one before, or the one behind. Without it words are not gone through. */
  onStep: ((by: 1 | -1, from: number | null) => void) | null;
  describedBy: string | undefined;
};

/** The text of the document as it was read. Known words tell their meaning where they stand. */
export function OriginalText({ text, interpretation, pages, checks, source, selected, ...more }: OriginalTextProps) {
  const { selectedWord, box, onPress, onStep, describedBy } = more;
  const place = useScrollToSource(source);
  const slices = useMemo(() => pageSlices(text, pages), [text, pages]);
  const marks = useMemo(() => textMarks(text, interpretation, source, checks), [text, interpretation, source, checks]);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const offset = onStep !== null && !isControl(event.target) ? offsetAt(event) : null;
    if (offset !== null) onPress(offset, event.currentTarget);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || onStep === null) return;
    event.preventDefault();
    onStep(by, startOf(event.target));
  };
  return (
    // The keyboard goes from word to word with the arrow keys: a tab stop at each would be hundreds of them.
    <section
      ref={box}
      data-part="original"
      className={styles['box']}
      aria-label={original.box}
      aria-describedby={describedBy}
      tabIndex={0}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      {slices.map((slice) => (
        <PageText
          key={slice.span[0]}
          text={text}
          slice={slice}
          marks={marks}
          pageCount={pages.length}
          place={place}
          selected={selected !== null && overlaps(selected, slice.span) ? selected : null}
          selectedWord={selectedWord}
          onPress={onPress}
        />
      ))}
    </section>
  );
}

const steps: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };
const isControl = (target: EventTarget) => target instanceof Element && target.closest('[role=button]') !== null;

const startOf = (target: EventTarget) => {
  const start =
    target instanceof Element ? target.closest('[role=button][data-start]')?.getAttribute('data-start') : null;
  return start === null || start === undefined ? null : Number(start);
};

type PageTextProps = {
  text: string;
  slice: PageSlice;
  marks: Mark<TextMark>[];
  pageCount: number;
  place: RefObject<HTMLElement | null>;
  selected: Span | null;
  selectedWord: RefObject<HTMLElement | null>;
  onPress: PressWord;
};

// A long report has thousands of segments: pressing a word draws only its own page again.
const PageText = memo(function PageText({ text, slice, marks, pageCount, place, selected, ...more }: PageTextProps) {
  const { page, span } = slice;
  const all = selected === null ? marks : [...marks, { span: selected, mark: { kind: 'selected' } as const }];
  const segments = segmentText(text.slice(...span), marksWithin(all, span));
  const first = segments.find((segment) => segment.marks.some(({ kind }) => kind === 'source'));
  return (
    <>
      {page !== null && pageCount > 1 && (
        <span data-aside className={styles['page']}>
          {original.page(page, pageCount)}
        </span>
      )}
      {segments.map((segment) => (
        <MarkedSegment
          key={segment.start}
          segment={{ ...segment, start: segment.start + span[0] }}
          place={segment === first ? place : null}
          selected={more.selectedWord}
          onPress={more.onPress}
        />
      ))}
    </>
  );
});
