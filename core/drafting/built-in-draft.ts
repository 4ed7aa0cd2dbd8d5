import type { z } from 'zod';
import type { Explanation, LabFlag, Sentence } from '../documents/explanation.ts';
import { overlaps, textAt } from '../kernel/span.ts';
import type { Draft, DraftSentence, DraftStatus } from './draft.ts';
import { lineNumbersAt } from './text-lines.ts';

const longestQuote = 200;

/** The built-in explanation as a model would have written it. */
export function builtInDraft(explanation: Explanation): Draft {
  const toDraft = sentenceDrafter(explanation);
  const of = (section: Sentence['section']) => explanation.sentences.filter((sentence) => sentence.section === section);
  return {
    summary: mainMessage(explanation).map(toDraft),
    findings: of('finding').map((sentence) => ({ sent: toDraft(sentence), status: statusOf(sentence, explanation) })),
    interpretation: of('interpretation').map(toDraft),
    terms: explanation.medicalTerminology.map(({ term, definition, importance }) => ({ term, definition, importance })),
    questions: of('question').map(toDraft),
    recommendations: of('recommendation').map(toDraft),
  };
}

/** The bottom line of the story, with the next step; without a story what is written as the message. */
function mainMessage({ sentences, story = [] }: Explanation): Sentence[] {
  const told = story.find(({ part }) => part === 'bottom_line')?.sentences.flatMap((place) => sentences[place] ?? []);
  return told ?? sentences.filter(({ section }) => section === 'summary');
}

/** Turns a sentence of ours into one with its lines, its quote and what it says of its value. */
export function sentenceDrafter(explanation: Explanation): (sentence: Omit<Sentence, 'section'>) => DraftSentence {
  const linesAt = lineNumbersAt(explanation.text);
  return ({ text, spans, basis }) => {
    if (basis === 'general') return { t: text, s: [], q: '', d: 'none', p: 'none' };
    const [first] = spans;
    return {
      t: text,
      s: linesAt(spans).slice(0, 40),
      q: first === undefined ? '' : textAt(explanation.text, first).slice(0, longestQuote),
      d: directionOf(text, spans, explanation),
      p: presenceOf(spans, explanation),
    };
  };
}

type Spans = Sentence['spans'];

function directionOf(text: string, spans: Spans, { labResults }: Explanation): DraftSentence['d'] {
  const rows = labResults.filter(({ span }) => spans.some((one) => overlaps(one, span)));
  const [only] = rows;
  if (only === undefined || rows.length > 1) return 'none';
  if (only.flag.endsWith('high')) return /\babove|high\b/.test(text) ? 'high' : 'none';
  if (only.flag.endsWith('low')) return /\bbelow|low\b/.test(text) ? 'low' : 'none';
  return only.flag === 'normal' && /\b(?:inside|within)\b/.test(text) ? 'normal' : 'none';
}

function presenceOf(spans: Spans, { findings }: Explanation): DraftSentence['p'] {
  const said = new Set(
    findings.filter(({ span }) => spans.some((one) => overlaps(one, span))).map(({ assertion }) => assertion),
  );
  if (said.size !== 1) return 'none';
  const [assertion] = said;
  return assertion === 'present' || assertion === 'absent' || assertion === 'possible' ? assertion : 'none';
}

const statusOfFlag: Record<LabFlag, z.infer<typeof DraftStatus>> = {
  normal: 'normal',
  low: 'abnormal',
  high: 'abnormal',
  abnormal: 'abnormal',
  critical_low: 'critical',
  critical_high: 'critical',
  unknown: 'unclear',
};

function statusOf({ spans }: Sentence, { labResults }: Explanation): z.infer<typeof DraftStatus> {
  const row = labResults.find(({ span }) => spans.some((one) => overlaps(one, span)));
  return row === undefined ? 'unclear' : statusOfFlag[row.flag];
}
