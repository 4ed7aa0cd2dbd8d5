import type { Explain } from '#core/explaining/explain-document.ts';
import { verifySentence, verifySource, type Verdict } from '#core/grounding/verify-sentence.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { addCounts, ratioOf, type Counts } from '../measures/count.ts';
import type { SentenceSet, SentenceSource } from './load-sentence-sets.ts';
import type { SentenceRecord } from './sentence-record.ts';

export type SentenceMiss = { id: string; what: string; text: string; quote: string; faults: readonly string[] };
export type SentenceScore = {
  name: string;
  sources: number;
  sentences: number;
  counts: Counts;
  msPerSentence: number;
  msPerSource: number;
  misses: readonly SentenceMiss[];
};

type Judged = { id: string; text: string; record: SentenceRecord; verdict: Verdict; ms: number };

const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;

/** Has every sentence of a set verified against its source, once. */
export function scoreSentences(
  { name, sources }: SentenceSet,
  { explain, knowledge }: { explain: Explain; knowledge: Knowledge },
): SentenceScore {
  const read = sources.map((each) => judgeSource(each, explain, knowledge));
  const judged = read.flatMap(({ verdicts }) => verdicts);
  return {
    ...{ name, sources: sources.length, sentences: judged.length },
    counts: addCounts(judged.map(countsOf)),
    msPerSentence: mean(judged.map(({ ms }) => ms)),
    msPerSource: mean(read.map(({ ms }) => ms)),
    misses: judged.flatMap(missOf),
  };
}

function judgeSource({ id, text, sentences }: SentenceSource, explain: Explain, knowledge: Knowledge) {
  const explanation = explain({ text, source });
  const started = performance.now();
  const held = verifySource(explanation, knowledge);
  const ms = performance.now() - started;
  const verdicts = sentences.map((record): Judged => {
    const from = performance.now();
    const verdict = verifySentence({ ...record, quotes: [record.quote] }, held, record.language);
    return { id, text, record, verdict, ms: performance.now() - from };
  });
  return { ms, verdicts };
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

const hasNothing = ({ faults, doubts }: Verdict): boolean => faults.length + doubts.length === 0;

/** A right sentence is kept where nothing certain is found in it; a wrong one is caught where it is refused or doubted. */
function countsOf({ text, record, verdict }: Judged): Counts {
  const language = record.language === 'es' ? 'Spanish' : 'English';
  const isRefused = verdict.faults.length > 0;
  if (record.kind === undefined) {
    const kept = ratioOf([!isRefused]);
    return {
      'right kept': kept,
      'right kept without a doubt': ratioOf([hasNothing(verdict)]),
      [`right kept, ${language}`]: kept,
      ...placeOf(text, record, verdict),
    };
  }
  const caught = ratioOf([!hasNothing(verdict)]);
  return {
    'wrong caught': caught,
    'wrong refused': ratioOf([isRefused]),
    [`wrong caught, ${language}`]: caught,
    [`caught: ${record.kind}`]: caught,
    ...(caught.hit > 0 && {
      'caught for what it is': ratioOf([[...verdict.faults, ...verdict.doubts].includes(record.kind)]),
    }),
  };
}

/** Whether a kept sentence points at its quote, where the quote is exact and stands once. */
function placeOf(text: string, { quote }: SentenceRecord, verdict: Verdict): Counts {
  const at = text.indexOf(quote);
  if (quote === '' || at === -1 || text.includes(quote, at + 1) || verdict.faults.length > 0) return {};
  const isThere = verdict.spans.some(([start, end]) => start < at + quote.length && end > at);
  return { 'kept with its source': ratioOf([isThere]) };
}

function missOf({ id, record, verdict }: Judged): SentenceMiss[] {
  const { kind, text, quote } = record;
  if (hasNothing(verdict) !== (kind !== undefined)) return [];
  const { faults, doubts } = verdict;
  const what = kind !== undefined ? `wrong (${kind}), kept` : faults.length > 0 ? 'right, not kept' : 'right, doubted';
  return [{ id, what, text, quote, faults: [...faults, ...doubts] }];
}
