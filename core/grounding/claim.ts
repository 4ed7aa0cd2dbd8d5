import { matchesIn } from '../kernel/matches-in.ts';
import type { Span } from '../kernel/span.ts';
import type { Assertion, Finding, LabResult, Sentence } from '../documents/explanation.ts';
import { coveredBy } from '../kernel/covered-by.ts';
import { supportAround } from './support.ts';

/** What a sentence is held against. Findings, where given, say what the document asserts of each thing it names. */
export type Source = { text: string; labResults: readonly LabResult[]; findings?: readonly Finding[] };

/** What a sentence says that its source does not. */
export type GroundingFault =
  | { kind: 'no_span' | 'bad_span' }
  | {
      kind:
        | 'number'
        | 'unit'
        | 'side'
        | 'direction'
        | 'quote'
        | 'assertion'
        | 'severity'
        | 'change'
        | 'date'
        | 'name'
        | 'cancer'
        | 'you_have';
      word: string;
    };

/** A sentence taken apart: what it claims by itself, what it quotes, and the rows, findings and words it stands on. */
export type Claim = {
  said: string; // as shown
  own: string; // without quotes and without glosses in brackets, which say what a word means and not what the document says
  quotes: string[];
  support: string;
  rows: LabResult[];
  findings: Finding[];
};

/** "hypertension (high blood pressure)": a gloss. "(high)" is none. */
const gloss = /\([^()]*\s[^()]*\)/g;
const withoutGlosses = (words: string): string => (words.includes('(') ? words.replace(gloss, ' ') : words);
const quote = /"([^"]*)"/g;

export function claimOf({ text, spans }: Pick<Sentence, 'text' | 'spans'>, source: Source): Claim {
  const isTouched = coveredBy(spans);
  const quotes = text.includes('"') ? matchesIn(text, quote).map((match) => match[1] ?? '') : [];
  return {
    said: text,
    own: withoutGlosses(quotes.length > 0 ? text.replace(quote, ' ') : text),
    quotes,
    support: supportOf(spans, source),
    rows: source.labResults.filter(({ span }) => isTouched(span)),
    findings: (source.findings ?? []).filter(({ span }) => isTouched(span)),
  };
}

/** Many sentences stand on the same row: its support is found once for a document. */
const supports = new WeakMap<Source, Map<string, Span>>();

function supportOf(spans: readonly Span[], source: Source): string {
  const known = supports.get(source) ?? new Map<string, Span>();
  supports.set(source, known);
  const around = spans.map((span) => {
    const key = span.join('-');
    const found = known.get(key) ?? supportAround(source.text, span);
    known.set(key, found);
    return found;
  });
  return around.map((span) => source.text.slice(...span)).join('\n');
}

const modes: readonly [Assertion, RegExp][] = [
  [
    'absent',
    /\b(?:no sign of|no evidence of|there is no|there are no|does not show|was not seen|were not seen|without)\b/i,
  ],
  ['possible', /\b(?:possible|possibly|may be|might|could be|not certain|not likely|perhaps|would mean)\b/i],
  ['historical', /\b(?:from the past|in the past)\b/i],
  ['family', /\bin the family\b/i],
  ['hypothetical', /\blook out for\b/i],
];

/** How a sentence speaks of what it names. */
export const modeOf = (own: string): Assertion => modes.find(([, form]) => form.test(own))?.[0] ?? 'present';
