import { memo } from 'react';
import type { ExplainedTerm } from '#core/documents/explanation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { classNames } from '#client/lib/class-names.ts';
import { segmentText, type Segment } from '#client/lib/segment-text.ts';
import { InlineButton } from '#client/ui/inline-button/inline-button.tsx';
import { within, type OriginalChunk as Chunk, type OriginalMark } from '../model/original-chunks.ts';
import styles from './original-pane.module.css';

export type OriginalPress = {
  onTerm: (term: ExplainedTerm, word: HTMLElement, place: Span) => void;
  onPlace: (place: Span) => void;
};

type OriginalChunkProps = OriginalPress & {
  chunk: Chunk;
  /** Where the open sentence comes from, as far as it stands here. */
  sources: readonly Span[];
};

/** Some lines of the original. Of hundreds of them only those are drawn again in which something is marked anew. */
export const OriginalChunk = memo(function OriginalChunk({ chunk, sources, ...press }: OriginalChunkProps) {
  const { span, text, marks } = chunk;
  const here = sources.filter((source) => overlaps(source, span));
  const sourceMarks = within(
    here.map((source) => ({ span: source, mark: { kind: 'source' } as const })),
    span,
  );
  return (
    <span className={styles['chunk']}>
      {segmentText(text, [...marks, ...sourceMarks]).map((segment) => (
        <OriginalSegment key={segment.start} segment={{ ...segment, start: segment.start + span[0] }} {...press} />
      ))}
    </span>
  );
});

type OriginalSegmentProps = OriginalPress & { segment: Segment<OriginalMark> };

function OriginalSegment({ segment: { text, start, marks }, onTerm, onPlace }: OriginalSegmentProps) {
  const termMark = marks.find((mark) => mark.kind === 'term');
  const term = termMark?.term;
  const isTold = marks.some(({ kind }) => kind === 'told');
  const isSource = marks.some(({ kind }) => kind === 'source');
  const place: Span = [start, start + text.length];
  if ((term === undefined && !isTold) || text.trim() === '') return <span data-start={start}>{text}</span>;
  const press = (word: HTMLElement) => (term === undefined ? onPlace(place) : onTerm(term, word, place));
  const button = (
    <InlineButton
      data-start={start}
      className={classNames(styles['place'], termMark?.isFirst === true && styles['first'])}
      isTabStop={false}
      {...(term && { 'aria-haspopup': 'dialog' as const })}
      onPress={press}
    >
      {text}
    </InlineButton>
  );
  return isSource ? <mark className={styles['source']}>{button}</mark> : button;
}
