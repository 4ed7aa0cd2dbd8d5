import { z } from 'zod';
import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Explanation, Language } from '../documents/explanation.ts';
import { parsedJson } from '../kernel/parsed-json.ts';
import { checkSentence, isSound, type Checked, type CheckOptions } from './check-sentence.ts';
import type { ChecklistPoint } from './checklist.ts';
import { jsonSchemaOf } from './draft-schema.ts';
import { DraftSentence, type DraftItem, type DraftPart } from './draft.ts';
import { faultWords } from './fault-words.ts';
import { LooseSentence } from './loose-draft.ts';
import { fenced, materialOf } from './material.ts';
import type { ModelPrompt } from './model-prompt.ts';
import { dataRules, languageRule, sentenceRules } from './shared-instructions.ts';

/** Changes with every change of a word below. */
export const repairPromptVersion = 1;

/** A sentence to write anew, or one that was left out. `item`: its place in the draft; null of what was left out. */
export type RepairPoint = { item: number | null; part: DraftPart };

/** What a model is asked once more about its draft. */
export type Repair = { prompt: ModelPrompt; points: RepairPoint[] };

const RepairDraft = z.object({
  sentences: z.array(z.object({ number: z.number().describe('The number of the point.'), ...DraftSentence.shape })),
});

const maxPoints = 60;

export const repairInstructions = (language: Language): string =>
  [
    'You have put one medical document into plain words, sentence by sentence, and each sentence was held against the document. You are asked once more about some points. You answer with JSON of the given schema and with nothing else.',
    dataRules,
    sentenceRules,
    `The points stand behind the document. For each write one sentence, with the number of the point:
wrong: your sentence does not stand, for the reason given. Write it anew so that it says just what its lines say, with exact quotes.
doubtful: your sentence may not stand, for the reason given. Read the lines again. Where it is right write it once more, with all the quotes it needs; where it is not, write it anew.
left out: you have not told this. Tell it from its lines.
Leave out a point that the document does not say.`,
    languageRule(language),
  ].join('\n\n');

export type ToRepair = {
  explanation: Explanation;
  outgoing: Outgoing;
  checked: readonly Checked[];
  leftOut: readonly ChecklistPoint[];
  language: Language;
  nonce: string;
};

/** Undefined where every sentence stands beyond doubt and nothing was left out. */
export function repairOf({ explanation, outgoing, checked, leftOut, language, nonce }: ToRepair): Repair | undefined {
  const isDoubted = (one: Checked): boolean => isSound(one) && one.doubts.length > 0;
  const points = [
    ...checked.filter((one) => !isSound(one)).map((one) => writtenPoint(one, 'wrong')),
    ...leftOut.map(({ part, what, lines }) => ({
      item: null,
      part,
      words: `${part}, left out: ${what} (lines ${lines.join(', ')})`,
    })),
    ...checked.filter(isDoubted).map((one) => writtenPoint(one, 'doubtful')),
  ].slice(0, maxPoints);
  if (points.length === 0) return undefined;
  const list = points.map(({ words }, at) => `${at + 1}. ${words}`).join('\n');
  return {
    points: points.map(({ item, part }) => ({ item, part })),
    prompt: {
      instructions: repairInstructions(language),
      material: `${materialOf(outgoing, explanation, nonce)}\n${fenced('points', list, nonce)}`,
      name: 'repairs',
      schema: jsonSchemaOf(RepairDraft),
    },
  };
}

function writtenPoint({ item, part, faults, doubts, draft }: Checked, state: 'wrong' | 'doubtful') {
  const why = [...new Set([...faults, ...doubts])].map((fault) => faultWords[fault]).join('; ');
  return { item, part, words: `${part}, ${state}: ${why} (lines ${draft.lines.join(', ')}). You wrote: ${draft.text}` };
}

/** What a model answered to a repair, as JSON. */
export type Repaired = { points: readonly RepairPoint[]; json: string };

/**
 * The draft with what was written anew in the place of what it was written for, and what was left out behind the rest. A sentence that
 * stood stays where the new one does not.
 */
export function withRepairs(
  items: readonly DraftItem[],
  { points, json }: Repaired,
  options: CheckOptions,
): DraftItem[] {
  const repaired = [...items];
  for (const [number, sentence] of readRepairs(json)) {
    const point = points[number - 1];
    if (point === undefined) continue;
    const { item, part } = point;
    if (item === null) repaired.push({ part, sentence, isSecond: true });
    else {
      const before = items[item];
      const stood =
        before !== undefined && 'sentence' in before && isSound(checkSentence(part, before.sentence, options));
      if (!stood || isSound(checkSentence(part, sentence, options)))
        repaired[item] = { part, sentence, isSecond: true };
    }
  }
  return repaired;
}

const LooseRepairs = z.object({ sentences: z.array(z.unknown()) });
const LooseRepair = LooseSentence.extend({ number: z.number().int() });

const longestAnswer = 200_000;

/** What was written to each point; what cannot be read is left out, and of two the last counts. */
function readRepairs(json: string): Map<number, DraftSentence> {
  const text = json.slice(0, longestAnswer);
  const whole = LooseRepairs.safeParse(parsedJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  return new Map(
    (whole.success ? whole.data.sentences : []).flatMap((one) => {
      const read = LooseRepair.safeParse(one);
      if (!read.success) return [];
      const { number, ...sentence } = read.data;
      return [[number, sentence] as const];
    }),
  );
}
