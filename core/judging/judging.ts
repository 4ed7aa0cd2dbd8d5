import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Engine, Explanation } from '../documents/explanation.ts';
import { isSound, type Checked } from '../drafting/check-sentence.ts';
import type { DraftItem } from '../drafting/draft.ts';
import type { ModelPrompt } from '../drafting/model-prompt.ts';
import { judgePrompt, type SentenceToJudge } from './judge-prompt.ts';
import { readVerdicts } from './read-verdicts.ts';

/** What a second model is asked; `items`: the places in the draft of the sentences it is asked about, in their order. */
export type Judging = { prompt: ModelPrompt; items: number[] };

/** What it answered, as JSON. */
export type Judged = { by: { engine: Engine; model: string }; items: readonly number[]; json: string };

/** Everything of a draft that may be shown: its sentences with which nothing is certainly wrong, and its definitions. */
export function judgingOf(
  items: readonly DraftItem[],
  checked: readonly Checked[],
  asked: { explanation: Explanation; outgoing: Outgoing; nonce: string },
): Judging | undefined {
  const standing = new Set(checked.filter(isSound).map(({ item }) => item));
  const sentences = items.flatMap((item, at): { at: number; sentence: SentenceToJudge }[] => {
    if (item.part === 'terms') {
      const { term, definition } = item.term;
      return [{ at, sentence: { text: `"${term}" means: ${definition}`, lines: [], quotes: [] } }];
    }
    return 'sentence' in item && item.part !== 'questions' && standing.has(at) ? [{ at, sentence: item.sentence }] : [];
  });
  if (sentences.length === 0) return undefined;
  return {
    items: sentences.map(({ at }) => at),
    prompt: judgePrompt(
      sentences.map(({ sentence }) => sentence),
      asked,
    ),
  };
}

/** The verdicts by the place in the draft; none where the answer is no answer. */
export function verdictsOf(judged: Judged | undefined): Map<number, 'right' | 'wrong'> {
  const read = judged && readVerdicts(judged.json, judged.items.length);
  return new Map(
    [...(read ?? [])].flatMap(([number, { verdict }]) => {
      const item = judged?.items[number - 1];
      return item === undefined ? [] : [[item, verdict] as const];
    }),
  );
}
