import { draftJson } from '../draft-json.ts';
import type { CapturedRequest } from './start-mock-provider.ts';

type Line = { number: number; status: string; text: string };

/** The numbered lines of the document that a request carries. */
export const linesOf = ({ words }: Pick<CapturedRequest, 'words'>): Line[] =>
  [...words.matchAll(/^(\d+)(?: \(([^)]*)\))? \| (.*)$/gm)].map(([, number = '', status = '', text = '']) => ({
    number: Number(number),
    status,
    text,
  }));

const cells = (text: string): string[] => text.trim().split(/\s{2,}|\t/);

const sentenceOf = ({ number, status, text }: Line, told = (value: string) => value) => {
  const [name = '', value = ''] = cells(text);
  const where = status.includes('high') ? 'above' : 'below';
  return {
    lines: [number],
    quotes: [text.trim()],
    general_fact: 0,
    text: `The ${name} in this report was ${told(value)}, and that is ${where} the range printed beside it.`,
  };
};

/**
 * Writes about the results of a lab report as a careful model would, from nothing but the request. With `slipping`, every second
 * finding tells another value than the document.
 */
export function smallDraft(request: Pick<CapturedRequest, 'words'>, { slipping = false } = {}): string {
  const outside = linesOf(request).filter(({ status }) => /^(?:critical )?(?:high|low)$/.test(status));
  return draftJson({
    bottom_line: outside.slice(0, 1).map((line) => sentenceOf(line)),
    found: outside.map((line, at) => sentenceOf(line, slipping && at % 2 === 1 ? () => '987.65' : undefined)),
    questions: outside.map(({ number, text }) => ({
      lines: [number],
      quotes: [text.trim()],
      general_fact: 0,
      text: `What could explain my ${cells(text)[0]} result?`,
    })),
  });
}

/** Whether a request asks for verdicts on what somebody wrote, or once more for what does not stand. */
export const isJudging = ({ words }: Pick<CapturedRequest, 'words'>): boolean => words.includes('You check sentences');
export const isRepairing = ({ words }: Pick<CapturedRequest, 'words'>): boolean =>
  words.includes('You are asked once more');

/** The sentences that a judge is asked about, in order. */
export const sentencesToJudge = ({ words }: Pick<CapturedRequest, 'words'>): string[] =>
  /<sentences-\w+>\n([^]*?)\n<\/sentences/.exec(words)?.[1]?.split('\n') ?? [];

/** Verdicts of a judge who finds those wrong that hold some words. */
export const smallVerdicts = (request: Pick<CapturedRequest, 'words'>, wrong?: string): string =>
  JSON.stringify({
    verdicts: sentencesToJudge(request).map((sentence, at) => {
      const isWrong = wrong !== undefined && sentence.includes(wrong);
      return { number: at + 1, fault: isWrong ? 'not_in_document' : 'none', verdict: isWrong ? 'wrong' : 'right' };
    }),
  });

/** A model in all that it is asked about a document: it writes, finds right what it judges, and has nothing to add when it is asked once more. */
export const smallModel = (request: Pick<CapturedRequest, 'words'>, options: { slipping?: boolean } = {}): string =>
  isJudging(request)
    ? smallVerdicts(request)
    : isRepairing(request)
      ? JSON.stringify({ sentences: [] })
      : smallDraft(request, options);

/** Answers a question with the line that shares most words with it. */
export function smallAnswer(request: Pick<CapturedRequest, 'words'>, word: string): string {
  const line = linesOf(request).find(({ text }) => text.toLowerCase().includes(word.toLowerCase()));
  if (line === undefined) return JSON.stringify({ found: false, sentences: [] });
  const [name = '', value = ''] = cells(line.text);
  const sentence = {
    lines: [line.number],
    quotes: [line.text.trim()],
    general_fact: 0,
    text: `The report gives ${value} for ${name}.`,
  };
  return JSON.stringify({ found: true, sentences: [sentence] });
}
