import type { ComponentProps, ReactNode, RefObject } from 'react';
import { CircleQuestionMark, Pencil } from 'lucide-react';
import type { ExplainedTerm, LabResult } from '#core/documents/explanation.ts';
import { classNames } from '#client/lib/class-names.ts';
import { hardToRead } from '#client/lib/medical-documents/page-texts.ts';
import { useSeenByShare } from '#client/lib/medical-documents/seen-by-share.ts';
import type { Segment } from '#client/lib/segment-text.ts';
import { Icon } from '#client/ui/icon.tsx';
import { InlineButton } from '#client/ui/inline-button/inline-button.tsx';
import type { TextMark } from '../model/text-marks.ts';
import { texts } from '../texts.ts';
import styles from './original-text.module.css';

export type PressWord = (offset: number, word: HTMLElement, term?: ExplainedTerm) => void;

type MarkedSegmentProps = {
  segment: Segment<TextMark>;
  /** Where the place that a link points to begins. */
  place: RefObject<HTMLElement | null> | null;
  /** The word that was pressed last, for what opens beside it. */
  selected: RefObject<HTMLElement | null>;
  onPress: PressWord;
};

export function MarkedSegment({ segment: { text, start, marks }, place, selected, onPress }: MarkedSegmentProps) {
  if (marks.length === 0) return <span data-start={start}>{text}</span>;
  const end = start + text.length;
  const find = <Kind extends TextMark['kind']>(kind: Kind) =>
    marks.find((mark): mark is Extract<TextMark, { kind: Kind }> => mark.kind === kind);
  const [term, lab, doubt, corrected] = [find('term')?.term, find('lab'), find('doubt'), find('corrected')];
  const [isSource, isSelected] = [find('source') !== undefined, find('selected') !== undefined];
  const isPressed = term !== undefined || doubt !== undefined || corrected !== undefined || isSelected;
  const word: WordProps = {
    'data-start': start,
    className: classNames(
      term && styles['term'],
      doubt && styles['doubt'],
      corrected && styles['corrected'],
      isSelected && styles['selected'],
    ),
    ...(isSelected && { ref: selected, 'data-selected': true }),
    ...(doubt && { 'aria-label': texts.original.doubtful(text) }),
    children: text,
  };
  const className = classNames(
    lab && styles[isCritical(lab.result) ? 'critical' : 'outside'],
    isSource && styles['source'],
  );
  const Tag = isSource ? 'mark' : 'span';
  return (
    <>
      <Tag ref={place} className={className}>
        {isPressed ? (
          <InlineButton {...word} aria-haspopup="dialog" onPress={(element) => onPress(start, element, term)} />
        ) : (
          <span {...word} />
        )}
      </Tag>
      {doubt?.end === end && <Aside icon={<Icon of={CircleQuestionMark} />}>{hardToRead}</Aside>}
      {corrected?.end === end && (
        <Aside icon={<Icon of={Pencil} size="1em" />}>
          <CorrectedBy />
        </Aside>
      )}
      {lab?.end === end && <LabFlag result={lab.result} />}
    </>
  );
}

type WordProps = Pick<ComponentProps<'span'>, 'className' | 'ref' | 'children' | 'aria-label'> & {
  'data-start': number;
  'data-selected'?: boolean;
};

const isCritical = ({ flag }: LabResult) => flag === 'critical_low' || flag === 'critical_high';

// Not part of the document: it is left out when the text is copied.
function Aside({
  icon,
  className,
  children,
}: {
  icon: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span data-aside className={classNames(styles['flag'], className ?? styles['flagChecked'])}>
      {' '}
      {icon} {children}
    </span>
  );
}

function CorrectedBy() {
  const isOwner = useSeenByShare() === null;
  return isOwner ? texts.original.corrected : texts.original.correctedByOwner;
}

function LabFlag({ result }: { result: LabResult }) {
  return (
    <span data-aside className={classNames(styles['flag'], isCritical(result) && styles['flagCritical'])}>
      {' '}
      <span aria-hidden="true">{isCritical(result) ? '▲' : '◆'}</span> {texts.original.flags[result.flag]}
    </span>
  );
}
