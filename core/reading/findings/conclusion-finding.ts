import { overlaps, type Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { wordsOf } from '../assertion/words.ts';
import { assertStatement, type Asserted } from './assert-statement.ts';
import { isRow, hasWord, opensInCapital, wordCount } from '../lines.ts';
import { isNoFinding, mayBeAFinding } from './not-a-finding.ts';
import { mainNounPhrase } from './noun-phrase.ts';
import { sectionNamed } from '../sections/section-names.ts';
import { severityOf } from './severity.ts';
import { sideIn, sideOf } from './side.ts';
import type { Statement } from './statements.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

const concluding = phrasePattern(phrases.concluding);
const assessing = /assessment|problem/;
const mostWords = 60;

/** The statement of a conclusion as a finding of its own, so that an unknown concept reaches the reader; of an assessment only short headings of problems. */
export function conclusionFinding(
  statement: Statement,
  terms: readonly { start: number; end: number }[],
  knowledge: Knowledge,
): Asserted | undefined {
  const { piece, section, lead } = statement;
  const { text, span } = piece;
  if (section.role !== 'conclusion' || isNoFinding(text) || text.endsWith(':') || isRow(text) || sectionNamed(text))
    return undefined;
  const length = wordCount(text, mostWords + 1);
  const name = section.name ?? '';
  const isShort = length <= 6 && !text.includes(':') && !text.includes('|');
  const fits = concluding.test(name)
    ? length <= mostWords
    : assessing.test(name) && isShort && lead === '' && opensInCapital(text);
  if (!fits || !hasWord(text)) return undefined;
  if (!mayBeAFinding(text, knowledge)) return undefined;
  const phrase = mainNounPhrase(text);
  if (terms.length > 0 && !(phrase && standsBeside(text, span, phrase, terms, section.name, knowledge)))
    return undefined;
  const at = phrase ?? wholeStatement(text);
  const words = wordsOf(text);
  return {
    concept: text.slice(...at),
    text,
    assertion: assertStatement(statement)(at),
    side: sideOf(words, ...at) ?? sideIn(statement.label),
    severity: severityOf(words, ...at),
    span,
  };
}

/** Beside known terms, the main phrase counts only in an impression, where it is none of them and no mere part of the body or test. */
function standsBeside(
  text: string,
  [from]: Span,
  phrase: Span,
  terms: readonly { start: number; end: number }[],
  section: string | null,
  knowledge: Knowledge,
): boolean {
  const isApart = !terms.some(({ start, end }) => overlaps([start - from, end - from], phrase));
  const words = text.slice(...phrase);
  return (
    isApart &&
    /impression|conclusion|opinion/.test(section ?? '') &&
    words.includes(' ') &&
    knowledge.findTerms(words).length === 0
  );
}

function wholeStatement(text: string): Span {
  const short = text.slice(0, 80).replace(/[\s.;,:]+$/, '');
  // What is denied is the thing, not the denial.
  const denial = /^(?:no|not|nil|without)\s+/i.exec(short)?.[0].length ?? 0;
  return [denial, short.length];
}
