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
  return reading.labResults
    .filter(({ flag, span }) => flag !== 'normal' && flag !== 'unknown' && isTold(span) && !isDoubted(span))
    .flatMap(({ analyte, span }) => {
      const [ask] = analyte === null ? [] : knowledge.getAnalyte(analyte).ask;
      return ask === undefined || isAnswered(ask, analyte) ? [] : [{ text: ask, spans: [span] }];
    });
}

/** Whether a question asks for a test that the paper has already, within its range: "Should my iron or vitamin B12 be checked?". */
function answeredBy({ labResults }: Reading, knowledge: Knowledge): (ask: string, own: string | null) => boolean {
  const names = labResults.flatMap(({ analyte, flag }) => {
    if (analyte === null || flag !== 'normal') return [];
    const { name, also } = knowledge.getAnalyte(analyte);
    return [name, ...also].flatMap((each) => (each.length > 2 ? { analyte, words: ` ${each.toLowerCase()} ` } : []));
  });
  return (ask, own) => {
    const words = ` ${ask.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    return names.some((name) => name.analyte !== own && words.includes(name.words));
  };
}
