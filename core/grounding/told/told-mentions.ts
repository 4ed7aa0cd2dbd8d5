import type { Assertion } from '../../documents/explanation.ts';
import { overlaps, type Span } from '../../kernel/span.ts';
import type { TermKind } from '../../knowledge/entries.ts';
import { assertInSentence } from '../../reading/assertion/assert-in-sentence.ts';
import { tokenise } from '../../knowledge/tokenise.ts';
import type { DocumentMention } from '../source/document-mentions.ts';
import type { VerifySource } from '../source/verify-source.ts';
import { linksByEntry, linksByWords, layLinks } from '../source/links.ts';
import { layNamesIn, organStems, spanishNamesIn } from './lay-names-in.ts';
import type { Told } from './told-sentence.ts';

/**
 * Something that a sentence names: a disease, sign, test, procedure, part of the body, or a medicine. `links` are the places of the
 * document that can be meant; none where the document names nothing of the kind.
 */
export type ToldMention = {
  words: string;
  kind: TermKind | 'lay' | 'care';
  span: Span;
  assertion: Assertion;
  links: readonly DocumentMention[];
  isSerious: boolean;
};

export function toldMentions({ text, asides, clauses, language }: Told, source: VerifySource): ToldMention[] {
  if (language === 'es') return spanishMentions(text, source);
  const terms = source.knowledge.findTerms(text).map(({ entry, start, end }) => {
    const words = text.slice(start, end);
    const own = linksByEntry(entry, source);
    const links = own.length > 0 ? own : linksByWords(words, source, entry);
    return { words, kind: entry.kind, span: [start, end] as Span, links, isSerious: entry.serious === true };
  });
  const named = layNamesIn(text);
  const anywhere = named.filter(({ printed }) => printed.length === 0);
  const isOfAnyDocument = ({ span }: Found) => anywhere.some((name) => overlaps(name.span, span));
  const lay = named.map(({ span, kind, printed }) => ({
    words: text.slice(...span),
    kind,
    span,
    links: [...layLinks(printed, source), ...linksByWords(text.slice(...span), source)],
    isSerious: false,
  }));
  const isInAside = (span: Span) => asides.some((aside) => overlaps(aside, span));
  const mentioned = merged(terms, lay, source).filter((mention) => !isOfAnyDocument(mention));
  if (mentioned.length === 0) return [];
  const whole = text.replace(freeOf, (found) => ' '.repeat(found.length));
  const asserted = clauses.map((clause) => ({ clause, assertionOf: assertInSentence(whole.slice(...clause)) }));
  const assertionAt = ([start, end]: Span): Assertion => {
    const { clause, assertionOf } = asserted.findLast((one) => one.clause[0] <= start) ?? asserted[0] ?? {};
    return assertionOf?.(start - (clause?.[0] ?? 0), end - (clause?.[0] ?? 0)) ?? 'present';
  };
  return mentioned.map((mention) => ({
    ...mention,
    assertion: isInAside(mention.span) ? 'hypothetical' : assertionAt(mention.span),
  }));
}

/** "Gluten-free" says of food what it is, and denies nothing. */
const freeOf = /(?<=\b(?:gluten|lactose|sugar|alcohol|salt|caffeine|hands|fat|dairy|drug|smoke|acid|duty)[- ])free\b/gi;

/** Words that make no other thing of what they stand before. */
const modifiers = new Set(
  'recurrent chronic acute old attack viral bacterial silent small type major minor mild severe moderate vaccine medicine medication pill tablet test scan picture exam disease disorder problem change changes condition infection keyhole'.split(
    ' ',
  ),
);

/** "Recurrent depression" is the depression that the document names; "lung cancer" is not its breast cancer. */
function isSameThing(longer: Found, shorter: Found, source: VerifySource): boolean {
  if (shorter.links.length === 0) return false;
  if (/^allerg/i.test(longer.words)) return true;
  if (longer.kind === 'treatment' || longer.kind === 'test' || longer.kind === 'procedure') return true;
  const inner = new Set(tokenise(shorter.words).map(({ folded }) => folded));
  return tokenise(longer.words).every(
    ({ folded }) =>
      inner.has(folded) || modifiers.has(folded) || /^\d$/.test(folded) || isPartBeside(folded, shorter.links, source),
  );
}

const beside = 60;

/** "Colon cancer" is the carcinoma beside which print names the colon. */
const isPartBeside = (part: string, links: Found['links'], { lower }: VerifySource): boolean =>
  links.some(({ span: [start, end] }) => {
    const around = lower.slice(Math.max(0, start - beside), end + beside).split(/[^a-z]+/);
    return organStems.get(part)?.some((stem) => around.some((word) => word.startsWith(stem))) === true;
  });

/** In Spanish, only what a list of Spanish names knows: words of the two languages look too much alike. */
function spanishMentions(text: string, source: VerifySource): ToldMention[] {
  return spanishNamesIn(text).map(({ span, kind, printed }) => ({
    words: text.slice(...span),
    kind,
    span,
    assertion: 'present',
    links: layLinks(printed, source),
    isSerious: false,
  }));
}

type Found = Omit<ToldMention, 'assertion'>;

/** Where glossary and lay words name the same stretch, the longer one names it, and either may know what is meant. */
function merged(terms: readonly Found[], lay: readonly Found[], source: VerifySource): Found[] {
  const length = ({ span }: Found): number => span[1] - span[0];
  const all = [...terms, ...lay].sort((a, b) => length(b) - length(a));
  const kept: Found[] = [];
  for (const one of all) {
    const at = kept.findIndex(({ span }) => overlaps(span, one.span));
    const over = kept[at];
    if (over === undefined) kept.push(one);
    else if (length(over) === length(one)) kept[at] = { ...over, links: [...over.links, ...one.links] };
    else if (over.links.length === 0 && isSameThing(over, one, source)) kept[at] = { ...over, links: one.links };
  }
  return kept.sort((a, b) => a.span[0] - b.span[0]);
}
