import { restore } from '../deidentifying/mask-document.ts';
import type { MaskToken } from '../deidentifying/outgoing.ts';
import type { Engine, Language, Sentence } from '../documents/explanation.ts';
import { verifySentence, type VerifyFault, type VerifySource } from '../grounding/verify-sentence.ts';
import type { Span } from '../kernel/span.ts';
import { linesOf } from '../reading/lines.ts';
import { carelessFaults } from './careless-words.ts';
import { cleanWords, hasMarkup, hasUnknownToken, longestSentence } from './clean-words.ts';
import type { DraftPart, DraftSentence } from './draft.ts';

/** Why a sentence is not shown: what the check or the judge found, or that it is no plain sentence, or stands where only questions do. */
export type DraftFaultKind = VerifyFault | 'markup' | 'length' | 'no_question' | 'judged';

/**
 * A sentence of a model after the check, with the words put back that were masked. `faults`: why it is not shown. `doubts`: what may be
 * wrong with it, and only a reader can tell; `isConfirmed`: a reader has: the model when it was asked once more, or the one that judges.
 * `source`: of a general fact of ours.
 */
export type Checked = {
  item: number; // its place in the draft
  by?: Engine; // who wrote it, where another one wrote the rest
  part: DraftPart;
  text: string;
  draft: DraftSentence;
  spans: Span[];
  basis: Sentence['basis'];
  source?: string;
  faults: DraftFaultKind[];
  doubts: VerifyFault[];
  isConfirmed?: boolean;
};

/** Whether nothing is certainly wrong with it. */
export const isSound = ({ faults }: Checked): boolean => faults.length === 0;

/** Whether it is shown: nothing is wrong, and nothing in doubt that no reader has looked at. */
export const isKept = (one: Checked): boolean => isSound(one) && (one.doubts.length === 0 || one.isConfirmed === true);

export type CheckOptions = {
  source: VerifySource;
  tokens: readonly MaskToken[];
  language: Language;
  /** What a sentence may say in general with numbers: a draft names them by their place, from 1. */
  generalFacts?: readonly Sentence[];
};

/** Puts masked words back and holds a sentence against the document. */
export function checkSentence(part: DraftPart, draft: DraftSentence, options: CheckOptions, item = 0): Checked {
  const { source, tokens, language, generalFacts = [] } = options;
  const text = cleanWords(restore(draft.text, tokens));
  const unshown = { item, part, text, draft, spans: [], basis: 'document' as const, doubts: [] };
  const shape = shapeFaults(text);
  if (shape.length > 0) return { ...unshown, faults: shape };

  const line = hintedLine(draft, source);
  const quotes = draft.quotes.map((quote) => restore(quote, tokens, line));
  const fact = quotes.length === 0 ? generalFacts[draft.general_fact - 1] : undefined;
  const general = fact === undefined ? [] : [fact.text];
  const written = { text, lines: draft.lines, quotes };
  const { basis, spans, faults, doubts } = verifySentence(written, source, language, { general });
  const isQuestion = part === 'questions' && text.includes('?');
  const careless = carelessFaults({ text, spans, basis, isQuestion }, source.explanation);
  const all: DraftFaultKind[] = [
    ...faults,
    ...(part === 'questions' && !isQuestion ? (['no_question'] as const) : []),
    ...careless,
  ];
  return {
    item,
    part,
    text,
    draft,
    spans: fact === undefined ? spans : fact.spans,
    basis,
    ...(fact?.source !== undefined && { source: fact.source }),
    faults: [...new Set(all)],
    // A question claims nothing.
    doubts: isQuestion ? [] : doubts,
  };
}

/** The line that a quote says it is from: a person may be called otherwise there than at first. */
function hintedLine({ lines: [number = 0] }: DraftSentence, { explanation }: VerifySource): Span | undefined {
  return linesOf(explanation.text)[number - 1]?.span;
}

function shapeFaults(text: string): DraftFaultKind[] {
  if (hasMarkup(text)) return ['markup'];
  if (hasUnknownToken(text)) return ['name'];
  if (text.length > longestSentence || !/\p{L}{2}/u.test(text)) return ['length'];
  return [];
}
