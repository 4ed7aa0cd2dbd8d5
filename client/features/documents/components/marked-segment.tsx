import type { RefObject } from 'react';
import type { ExplainedTerm, LabResult } from '#core/documents/explanation.ts';
import { classNames } from '#client/lib/class-names.ts';
import type { Segment } from '#client/lib/segment-text.ts';
import { InlineButton } from '#client/ui/inline-button/inline-button.tsx';
import type { TextMark } from '../model/text-marks.ts';
import { texts } from '../texts.ts';
import styles from './original-text.module.css';

type MarkedSegmentProps = {
  segment: Segment<TextMark>;
  /** Where the place that a link points to begins. */
  place: RefObject<HTMLElement | null> | null;
  onDefine: (term: ExplainedTerm, word: HTMLElement) => void;
};

export function MarkedSegment({ segment: { text, start, marks }, place, onDefine }: MarkedSegmentProps) {
  if (marks.length === 0) return text;
  const term = marks.find((mark) => mark.kind === 'term')?.term;
  const lab = marks.find((mark) => mark.kind === 'lab');
  const isSource = marks.some(({ kind }) => kind === 'source');
  const words = term ? (
    <InlineButton className={styles['term']} aria-haspopup="dialog" onPress={(word) => onDefine(term, word)}>
      {text}
    </InlineButton>
  ) : (
    text
  );
  const className = classNames(
    lab && styles[isCritical(lab.result) ? 'critical' : 'outside'],
    isSource && styles['source'],
  );
  const Tag = isSource ? 'mark' : 'span';
  return (
    <>
      <Tag ref={place} className={className}>
        {words}
      </Tag>
      {lab?.end === start + text.length && <LabFlag result={lab.result} />}
    </>
  );
}

const isCritical = ({ flag }: LabResult) => flag === 'critical_low' || flag === 'critical_high';

// Not part of the document: it is left out when the text is copied.
function LabFlag({ result }: { result: LabResult }) {
  return (
    <span className={classNames(styles['flag'], isCritical(result) && styles['flagCritical'])}>
      {' '}
      <span aria-hidden="true">{isCritical(result) ? '▲' : '◆'}</span> {texts.original.flags[result.flag]}
    </span>
  );
}
