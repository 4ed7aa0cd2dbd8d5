import { z } from 'zod';
import { parsedJson } from '../kernel/parsed-json.ts';
import { JudgedFault } from './judge-prompt.ts';

const LooseAnswer = z.object({ verdicts: z.array(z.unknown()) });

/** Of a verdict only its number and whether it is right are needed. */
const LooseVerdict = z.object({
  number: z.number().int(),
  verdict: z.enum(['right', 'wrong']),
  fault: JudgedFault.catch('none'),
});
export type JudgeVerdict = z.infer<typeof LooseVerdict>;

const longestAnswer = 200_000;

/** The verdicts of a second model by the number of their sentence, from 1; undefined where the answer is none at all. Of two the worse counts. */
export function readVerdicts(json: string, count: number): Map<number, JudgeVerdict> | undefined {
  const text = json.slice(0, longestAnswer);
  const whole = LooseAnswer.safeParse(parsedJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  if (!whole.success) return undefined;
  const verdicts = new Map<number, JudgeVerdict>();
  for (const one of whole.data.verdicts) {
    const read = LooseVerdict.safeParse(one);
    if (!read.success || read.data.number < 1 || read.data.number > count) continue;
    const { number } = read.data;
    if (verdicts.get(number)?.verdict !== 'wrong') verdicts.set(number, read.data);
  }
  return verdicts.size === 0 ? undefined : verdicts;
}
