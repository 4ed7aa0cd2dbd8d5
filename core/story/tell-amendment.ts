import { overlaps, type Span } from '../kernel/span.ts';
import type { Paper } from '../paper/paper.ts';
import type { Reading } from '../reading/reading.ts';
import type { Amendment } from '../reading/sections/amendment.ts';
import { takenBack } from '../statements/amended.ts';
import type { StorySentence } from './story.ts';

/** That a paper was changed after it was first written, and what it said before: somebody may have heard it, or may hold the first version. */
export function tellAmendment(
  { said, isCorrecting }: Amendment,
  before: readonly { text: string; span: Span }[],
): StorySentence[] {
  const quote = before.map((each) => each.text).join(' ');
  const opening: StorySentence = {
    part: 'bottom_line',
    text: isCorrecting
      ? 'This report was corrected after it was first written.'
      : 'Something was added to this report after it was first written.',
    spans: [said],
    basis: 'document',
  };
  if (!isCorrecting || quote === '' || quote.length > longestQuote) return [opening];
  return [
    opening,
    {
      part: 'unclear',
      text: `Before it was corrected, the report said: "${quote.replaceAll('"', "'")}" Go by the correction, and ask if you were told something else.`,
      spans: [...before.map(({ span }) => span), said],
      basis: 'document',
    },
  ];
}

const longestQuote = 240;

/** Of a scale that an amendment gives anew, the place that was given first means nothing. */
export function withoutTakenBack(reading: Reading): Reading {
  const isTakenBack = takenBack(reading.scales, reading.amendment?.added);
  return { ...reading, scales: reading.scales.filter(({ span }) => !isTakenBack(span)) };
}

/** A paper without what it heads as its first version. */
export const withoutParts = (paper: Paper, parts: readonly Span[]): Paper =>
  parts.length === 0
    ? paper
    : {
        ...paper,
        sections: paper.sections.map((section) => ({
          ...section,
          sentences: section.sentences.filter(({ span }) => !parts.some((part) => overlaps(part, span))),
        })),
      };

/** What a report on tissue does not tell as its own: what was taken back, and what was added, which is told before it. */
export const partsApart = (amendment: Amendment | undefined, takenBack: readonly { span: Span }[]): Span[] => [
  ...takenBack.map(({ span }) => span),
  ...(amendment?.added === undefined ? [] : [amendment.added]),
];
