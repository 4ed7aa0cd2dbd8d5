import { restore } from '../deidentifying/mask-document.ts';
import type { MaskToken } from '../deidentifying/outgoing.ts';
import type { Language, Sentence } from '../documents/explanation.ts';
import { verifySentence, type VerifyFault, type VerifySource } from '../grounding/verify-sentence.ts';
import type { Span } from '../kernel/span.ts';
import { linesOf } from '../reading/lines.ts';
import { carelessFaults } from './careless-words.ts';
import { cleanWords, hasMarkup, hasUnknownToken, longestSentence } from './clean-words.ts';
import type { DraftItem, DraftSentence } from './draft.ts';
import { statusFaults } from './status-faults.ts';

/** Why a sentence is not shown: what the verifier found, or that it is no plain sentence, or stands where only questions do. */
export type DraftFaultKind = VerifyFault | 'markup' | 'length' | 'no_question';

/** A sentence of a model after the check. `spans`: where it stands, or seems to. */
export type Judged = {
  text: string;
  draft: DraftSentence;
  spans: Span[];
} & ({ isKept: true; basis: Sentence['basis'] } | { isKept: false; faults: DraftFaultKind[] });

const longestQuote = 600;

type SentenceItem = Exclude<DraftItem, { part: 'terms' }>;

export type JudgeOptions = { source: VerifySource; tokens: readonly MaskToken[]; language: Language };

/** Puts masked words back and holds a sentence against the document. */
export function judge(item: SentenceItem, { source, tokens, language }: JudgeOptions): Judged {
  const draft = item.sentence;
  const text = cleanWords(restore(draft.t, tokens));
  const shape = shapeFaults(text);
  if (shape.length > 0) return { text, draft, spans: [], isKept: false, faults: shape };
  const verdict = verifySentence(
    {
      text,
      lines: draft.s,
      quotes: [restore(draft.q, tokens, hintedLine(draft, source)).slice(0, longestQuote)],
    },
    source,
    language,
  );
  const { spans } = verdict;
  // Nobody judges a doubt here yet.
  const refused = [...new Set([...verdict.faults, ...verdict.doubts])];
  if (refused.length > 0) return { text, draft, spans, isKept: false, faults: refused };
  const isQuestion = item.part === 'questions' && text.includes('?');
  const faults: DraftFaultKind[] = [
    ...(item.part === 'questions' && !isQuestion ? (['no_question'] as const) : []),
    ...(item.part === 'findings' ? statusFaults(item.status, spans, source.explanation) : []),
    ...carelessFaults({ text, spans, basis: verdict.basis, isQuestion }, source.explanation),
  ];
  if (faults.length > 0) return { text, draft, spans, isKept: false, faults };
  return { text, draft, spans, isKept: true, basis: verdict.basis };
}

/** The line that a quote says it is from: a person may be called otherwise there than at first. */
function hintedLine({ s: [number = 0] }: DraftSentence, { explanation }: VerifySource): Span | undefined {
  return linesOf(explanation.text)[number - 1]?.span;
}

function shapeFaults(text: string): DraftFaultKind[] {
  if (hasMarkup(text)) return ['markup'];
  if (hasUnknownToken(text)) return ['name'];
  if (text.length > longestSentence || !/\p{L}{2}/u.test(text)) return ['length'];
  return [];
}
