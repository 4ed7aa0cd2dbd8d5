import { touching } from '../../kernel/touching.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Reading } from '../../reading/reading.ts';
import type { StorySentence } from '../story.ts';
import type { Question } from './step-questions.ts';

/** Of what is outside its range; a number that the laboratory doubts asks for a new test, and for nothing else. */
export function aboutResults(
  told: readonly StorySentence[],
  doubted: readonly StorySentence[],
  { reading, knowledge }: { reading: Reading; knowledge: Knowledge },
): Question[] {
  const isTold = touching(told.flatMap((sentence) => sentence.spans));
  const isDoubted = touching(doubted.flatMap((sentence) => sentence.spans));
  const isAnswered = answeredBy(reading, knowledge);
  const asked = new Map<string, Question>();
  for (const { analyte, flag, span } of reading.labResults) {
    if (asked.size === most) break;
    if (analyte === null || flag === 'normal' || flag === 'unknown' || !isTold(span) || isDoubted(span)) continue;
    const [ask] = knowledge.getAnalyte(analyte).ask;
    if (ask !== undefined && !asked.has(ask) && !isAnswered(ask, analyte)) asked.set(ask, { text: ask, spans: [span] });
  }
  return [...asked.values()];
}

const most = 3;

/** Whether a question asks for a test that the paper has already, within its range: "Should my iron or vitamin B12 be checked?". */
function answeredBy({ labResults }: Reading, knowledge: Knowledge): (ask: string, own: string) => boolean {
  const within = new Set(labResults.flatMap(({ analyte, flag }) => (flag === 'normal' ? (analyte ?? []) : [])));
  const names = [...within].flatMap((analyte) => {
    const { name, also } = knowledge.getAnalyte(analyte);
    return [name, ...also].flatMap((each) => (each.length > 2 ? { analyte, words: ` ${each.toLowerCase()} ` } : []));
  });
  const answers = new Map<string, boolean>();
  return (ask, own) => {
    const known = answers.get(ask + own);
    if (known !== undefined) return known;
    const words = ` ${ask.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const is = names.some((name) => name.analyte !== own && words.includes(name.words));
    answers.set(ask + own, is);
    return is;
  };
}
