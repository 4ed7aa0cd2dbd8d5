import type { Assertion, Explanation, Finding } from '../../documents/explanation.ts';
import { overlaps, type Span } from '../../kernel/span.ts';
import type { TermEntry } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { tokenise, type Token } from '../../knowledge/tokenise.ts';
import { assertInSentence } from '../../reading/assertion/assert-in-sentence.ts';
import type { Piece } from '../../reading/lines.ts';
import { sentencesOf } from '../../reading/sentences.ts';

/** A place where the document names something. `finding` is what the interpreter read there, where it read one. */
export type DocumentMention = { entry: TermEntry | undefined; span: Span; finding: Finding | undefined };

/** A printed sentence that tells how it asserts what stands in it. */
export type AssertingSentence = Piece & { assertion(span: Span): Assertion };

/** What a document names and how it asserts it, for look-ups by term and by word. */
export type DocumentMentions = {
  all: readonly DocumentMention[];
  of(term: string): readonly DocumentMention[];
  /** Where a word stands, in any form of it. The word is folded. */
  atWord(folded: string): readonly Span[];
  hasWord(folded: string): boolean;
  /** The words of the document, folded. */
  words(): Iterable<string>;
  assertionAt(mention: Pick<DocumentMention, 'span' | 'finding'>): Assertion;
  /** The sentence around a place, and how it asserts what stands in it; offsets are into the document. */
  sentenceAt(span: Span): AssertingSentence | undefined;
};

export function documentMentions({ text, findings, sections }: Explanation, knowledge: Knowledge): DocumentMentions {
  const sorted = [...findings].sort((a, b) => a.span[0] - b.span[0]);
  const findingAt = (span: Span) => sorted.find((finding) => overlaps(finding.span, span));
  const named = knowledge.findTerms(text).map(({ entry, start, end }): DocumentMention => {
    return { entry, span: [start, end], finding: findingAt([start, end]) };
  });
  const unnamed = sorted
    .filter((finding) => !named.some(({ span }) => overlaps(span, finding.span)))
    .map((finding): DocumentMention => ({ entry: knowledge.findTerm(finding.concept), span: finding.span, finding }));
  const all = [...named, ...unnamed];
  const words = placesOfWords(tokenise(text));
  const sentences = sentencesOf(text);
  const byTerm = Map.groupBy(all, ({ entry, finding }) => entry?.term ?? finding?.concept ?? '');
  const asserted = new Map<number, (start: number, end: number) => Assertion>();
  const sentenceAt = (span: Span): AssertingSentence | undefined => {
    const at = sentences.findIndex((sentence) => overlaps(sentence.span, span));
    const sentence = sentences[at];
    if (sentence === undefined) return undefined;
    const from = sentence.span[0];
    const found = asserted.get(at) ?? assertInSentence(sentence.text);
    asserted.set(at, found);
    return { ...sentence, assertion: ([start, end]) => found(Math.max(0, start - from), end - from) };
  };
  return {
    all,
    of: (term) => byTerm.get(term) ?? [],
    atWord: (folded) => words.get(folded) ?? [],
    hasWord: (folded) => words.has(folded),
    words: () => words.keys(),
    assertionAt: ({ span, finding }) => {
      if (
        statusPost.test(text.slice(span[1], span[1] + 20)) ||
        weeksAfter.test(text.slice(Math.max(0, span[0] - 40), span[0]))
      )
        return 'present';
      if (
        deniedInWord.test(text.slice(...span)) ||
        /\bnon[-\u2010-\u2015]?$/i.test(text.slice(Math.max(0, span[0] - 5), span[0])) ||
        /\bnot (?:\w+ly )?$/i.test(text.slice(Math.max(0, span[0] - 20), span[0])) ||
        noneBehind.test(text.slice(span[1], span[1] + 20)) ||
        excludedBehind.test(text.slice(span[1], span[1] + 90)) ||
        excludedBefore.test(text.slice(Math.max(0, span[0] - 40), span[0]))
      )
        return 'absent';
      const own = sentenceAt(span)?.assertion(span) ?? 'present';
      const section = sectionAt(sections, span);
      // A history of the present illness is no past one.
      if (
        finding?.assertion === 'historical' &&
        own === 'present' &&
        !/\bpast\b|surgical|medical history|^history$/i.test(section)
      )
        return hasPast(sentenceAt(span)?.text ?? '') ? 'historical' : 'present';
      if (finding?.assertion === 'hypothetical' && own === 'present' && isReason.test(sentenceAt(span)?.text ?? ''))
        return 'present';
      return finding?.assertion ?? underHeading(own, section);
    },
    sentenceAt,
  };
}

/** "Afebrile", "nontender", "NT/ND": the word itself denies what it names. */
const deniedInWord =
  /(?:^|\s)(?:non[-\u2010-\u2015]?\w+|un(?:swollen|injured)|afeb(?:rile)?|apyr\w+|anicteric|acyanotic|atraumatic|asymptomatic|NT|ND|NTND|painless|odou?rless|euvol\w+)\W*$/i;

/** "Bowel obstruction, status post colostomy": what stands before it is of now. */
const statusPost = /^,? (?:s\/p|status[- ]post)\b/i;
/** "Follow up 1 week status post surgery" is still to come. */
const weeksAfter = /\b(?:days?|weeks?|months?) (?:s\/p|status[- ]post|post)[- ]$/i;

/** "Septic joint excluded clinically". */
const noneBehind = /^\s{0,2}:?\s{0,2}(?:none|nil|no known|nkda|nka|not known)\b/i;
const excludedBehind =
  /^(?:(?:, (?:and |or )?| and | or |\/)[\w-]+(?: (?!not\b)[\w-]+)?){0,5}\W{1,2}(?:(?:is|are|was|were|has been|all)\W+){0,2}(?:clinically\W+)?(?:excluded|ruled out|not seen|not identified|not detected|neg(?:ative)?(?! for)|non-?reactive|declined|refused|not given)\b/i;

/** "Ruled out a blood clot", which is over; "rule out a clot" is still to do. */
const excludedBefore =
  /(?<!\b(?:not|be|cannot be|n't) (?:been )?)\b(?:ruled out|excluded) (?:an? |any |the )?(?:\w+ )?$/i;

/** What somebody was in hospital for was there. */
const isReason = /\b(?:reason for (?:your )?(?:stay|admission)|admitted (?:with|for)|treated for|diagnos\w+)\b/i;

const hasPast = (sentence: string): boolean =>
  /\b(?:past|previous\w*|prior|history|h\/o|hx|s\/p|ago|former\w*|childhood|as a child|was|had|(?:19|20)\d\d|resolved)\b/i.test(
    sentence,
  );

const sectionAt = (sections: Explanation['sections'], span: Span): string =>
  sections.findLast((section) => overlaps(section.span, span))?.name ?? '';

/** A list under a heading is asserted by the heading. */
function underHeading(own: Assertion, section: string): Assertion {
  if (own !== 'present') return own;
  if (/family/i.test(section)) return 'family';
  return /\b(?:past|history of|surgical history|medical history)\b/i.test(section) ? 'historical' : own;
}

function placesOfWords(tokens: readonly Token[]): ReadonlyMap<string, Span[]> {
  const places = new Map<string, Span[]>();
  for (const { folded, start, end } of tokens) {
    const known = places.get(folded);
    if (known === undefined) places.set(folded, [[start, end]]);
    else known.push([start, end]);
  }
  return places;
}
