import type { Sentence } from '../documents/explanation.ts';
import { assertionFaults, cancerFaults, youHaveFaults } from './check-assertion.ts';
import { directionFaults } from './check-direction.ts';
import { dateFaults, numberFaults, unitFaults } from './check-numbers.ts';
import { changeFaults, nameFaults, quoteFaults, severityFaults, sideFaults } from './check-words.ts';
import { claimOf, type GroundingFault, type Source } from './claim.ts';

type Checked = Pick<Sentence, 'text' | 'spans' | 'basis'>;

/**
 * Holds a sentence of basis `document` against the rows, sentences and findings its spans stand in: every number, unit, date, name,
 * side, degree and quote must occur there; a direction must be the computed flag; what is named must be asserted as it is told. A
 * `general` sentence claims nothing of the document, but never tells people what they have, nor of a cancer that the document excludes.
 */
export function checkSentence(sentence: Checked, source: Source): GroundingFault[] {
  if (sentence.basis === 'general')
    return [...youHaveFaults({ own: sentence.text, support: '' }), ...cancerFaults(sentence.text, source)];
  if (sentence.spans.length === 0) return [{ kind: 'no_span' }];
  const valid = sentence.spans.every(([start, end]) => 0 <= start && start < end && end <= source.text.length);
  if (!valid) return [{ kind: 'bad_span' }];

  const claim = claimOf(sentence, source);
  return [
    ...numberFaults(claim),
    ...unitFaults(claim, source.text),
    ...dateFaults(claim),
    ...quoteFaults(claim, source.text),
    ...sideFaults(claim),
    ...severityFaults(claim),
    ...changeFaults(claim),
    ...directionFaults(claim),
    ...nameFaults(claim),
    ...assertionFaults(claim),
    ...youHaveFaults(claim),
    ...cancerFaults(claim.said, source),
  ];
}

export const isGrounded = (sentence: Checked, source: Source): boolean => checkSentence(sentence, source).length === 0;
