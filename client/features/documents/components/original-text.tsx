import { memo, useMemo, useRef, useState, type RefObject } from 'react';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Span } from '#core/kernel/span.ts';
import { segmentText, type Segment } from '#client/lib/segment-text.ts';
import { AnchoredDefinition } from '#client/ui/popover/anchored-definition.tsx';
import { useScrollToSource } from '../hooks/use-scroll-to-source.ts';
import { textMarks, type TextMark } from '../model/text-marks.ts';
import { texts } from '../texts.ts';
import { MarkedSegment } from './marked-segment.tsx';
import styles from './original-text.module.css';

const { original } = texts;

type OriginalTextProps = { text: string; interpretation: Interpretation | null; source: Span | null };

/** The text of the document as it was read. Known words tell their meaning where they stand. */
export function OriginalText({ text, interpretation, source }: OriginalTextProps) {
  const [term, setTerm] = useState<ExplainedTerm | null>(null);
  const anchor = useRef<HTMLElement>(document.body);
  const place = useScrollToSource(source);
  const segments = useMemo(
    () => segmentText(text, textMarks(text, interpretation, source)),
    [text, interpretation, source],
  );
  const [define] = useState(() => (tapped: ExplainedTerm, word: HTMLElement) => {
    anchor.current = word;
    setTerm(tapped);
  });
  return (
    <>
      {interpretation !== null && <p>{original.howTo}</p>}
      <section className={styles['box']} aria-label={original.box} tabIndex={0}>
        <Segments segments={segments} place={place} onDefine={define} />
      </section>
      <AnchoredDefinition isOpen={term !== null} anchor={anchor} term={term?.term ?? ''} onClose={() => setTerm(null)}>
        <p>{term?.definition}</p>
      </AnchoredDefinition>
    </>
  );
}

type SegmentsProps = {
  segments: Segment<TextMark>[];
  place: RefObject<HTMLElement | null>;
  onDefine: (term: ExplainedTerm, word: HTMLElement) => void;
};

// A long report has thousands of segments: opening a definition must not draw them again.
const Segments = memo(function Segments({ segments, place, onDefine }: SegmentsProps) {
  const first = segments.find(({ marks }) => marks.some(({ kind }) => kind === 'source'));
  return segments.map((segment) => (
    <MarkedSegment key={segment.start} segment={segment} place={segment === first ? place : null} onDefine={onDefine} />
  ));
});
