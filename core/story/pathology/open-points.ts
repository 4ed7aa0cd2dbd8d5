import { touching } from '../../kernel/touching.ts';
import type { Reading } from '../../reading/reading.ts';
import type { StorySentence } from '../story.ts';
import type { Nodes } from './say-nodes.ts';
import type { TissueFact } from './tissue-facts.ts';

/** Where a report on cancer contradicts itself, or leaves out how far the cancer goes. */
export function openPoints(
  facts: readonly TissueFact[],
  nodes: readonly Nodes[],
  { scales }: Pick<Reading, 'scales'>,
): StorySentence[] {
  const isNear = touching(facts.map(({ span }) => span));
  const code = scales.find(({ scale, span }) => scale === 'tnm_n' && isNear(span));
  const hit = nodes.find(({ isFound }) => isFound);
  const isCounted = nodes.length > 0;
  if (
    code !== undefined &&
    isCounted &&
    /^[0-3]/.test(code.value) &&
    code.value.startsWith('0') === (hit !== undefined)
  )
    return [
      {
        part: 'unclear',
        text: 'The report contradicts itself: what it counts in the lymph nodes does not fit its code for the stage. Ask which is right.',
        spans: [...((hit ?? nodes[0])?.facts.map(({ span }) => span) ?? []), code.span],
        basis: 'document',
      },
    ];
  const hasStage =
    facts.some(({ kind }) => kind === 'code' || kind === 'stage') ||
    scales.some(({ scale }) => /^tnm_t|^cancer_stage/.test(scale));
  const isMeasured = isCounted && facts.some(({ kind }) => kind === 'size');
  return hasStage || !isMeasured
    ? []
    : [{ part: 'unclear', text: 'The report names no stage. Ask your doctor for it.', spans: [], basis: 'general' }];
}
