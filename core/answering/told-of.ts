import type { Sentence } from '../documents/explanation.ts';
import type { Said } from '../explaining/said.ts';
import type { Span } from '../kernel/span.ts';
import { touching } from '../kernel/touching.ts';
import type { Asking } from './asking.ts';

/** What the explanation tells of places of its document; what sums up only where nothing tells more of them. */
export function toldOf(
  { explanation }: Pick<Asking, 'explanation'>,
  spans: readonly Span[],
  basis: Sentence['basis'] = 'document',
): Said[] {
  const isNear = touching(spans);
  const told = explanation.sentences.filter(
    (sentence) => sentence.section !== 'question' && sentence.basis === basis && sentence.spans.some(isNear),
  );
  const closer = told.filter(({ section }) => section !== 'summary');
  return closer.length > 0 ? closer : told;
}
