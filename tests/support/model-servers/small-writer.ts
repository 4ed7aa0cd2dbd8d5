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
    t: `The ${name} in this report was ${told(value)}, and that is ${where} the range printed beside it.`,
    s: [number],
    q: text.trim(),
    d: status.includes('high') ? 'high' : 'low',
    p: 'none',
  };
};

/**
 * Writes about the results of a lab report as a careful model would, from nothing but the request. With `slipping`, every second
 * finding tells another value than the document.
 */
export function smallDraft(request: Pick<CapturedRequest, 'words'>, { slipping = false } = {}): string {
  const outside = linesOf(request).filter(({ status }) => /^(?:critical )?(?:high|low)$/.test(status));
  const findings = outside.map((line, index) => ({
    sent: sentenceOf(line, slipping && index % 2 === 1 ? () => '987.65' : undefined),
    status: 'abnormal',
  }));
  return JSON.stringify({
    summary: outside.slice(0, 1).map((line) => sentenceOf(line)),
    findings,
    interpretation: outside.map((line) => sentenceOf(line)),
    terms: [],
    questions: outside.map(({ number, text }) => ({
      t: `What could explain my ${cells(text)[0]} result?`,
      s: [number],
      q: text.trim(),
      d: 'none',
      p: 'none',
    })),
    recommendations: [],
  });
}

/** Answers a question with the line that shares most words with it. */
export function smallAnswer(request: Pick<CapturedRequest, 'words'>, word: string): string {
  const line = linesOf(request).find(({ text }) => text.toLowerCase().includes(word.toLowerCase()));
  if (line === undefined) return JSON.stringify({ found: false, sentences: [] });
  const [name = '', value = ''] = cells(line.text);
  const sentence = {
    t: `The report gives ${value} for ${name}.`,
    s: [line.number],
    q: line.text.trim(),
    d: 'none',
    p: 'none',
  };
  return JSON.stringify({ found: true, sentences: [sentence] });
}
