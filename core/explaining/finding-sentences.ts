import type { Assertion } from '../documents/explanation.ts';
import type { FindingChange } from '../reading/reading.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isPlural } from './article.ts';
import { detailSentences } from './finding-detail-words.ts';
import { findingWords, type Gloss, type Told } from './finding-words.ts';
import { quoted } from './quote.ts';
import { fromDocument, type Said } from './said.ts';
import { listOf, sentence, wordCount } from './wording.ts';

/** How each assertion is told. A possible finding is never told as one that is there; a negative only as what the report says. */
const openings: Record<Assertion, (word: string, what: string) => string> = {
  present: (word, what) => `The ${word} ${word === 'report' ? 'describes' : 'mentions'} ${what}`,
  possible: (word, what) => `The ${word} says ${what} ${areOrIs(what)} possible, but not certain`,
  absent: (word, what) => `The ${word} says there is no sign of ${what}`,
  historical: (word, what) => `From the past, the ${word} lists ${what}`,
  family: (word, what) => `In the family, the ${word} lists ${what}`,
  hypothetical: (word, what) => `The ${word} mentions ${what} only as something to look out for`,
};

/** "atypical cells are", "a nodule or atypical cells are": the verb follows the name that stands last. */
export const areOrIs = (what: string): string =>
  isPlural(what.replace(/\s*\([^()]*\)/g, '').replace(/ (?:in|on|at) (?:the|both) .*$| (?:on|of) .*$/, ''))
    ? 'are'
    : 'is';

/** What is not there, or only may be, is told as "a or b". */
const either = new Set<Assertion>(['absent', 'possible', 'hypothetical']);

/** What is there now is told with its size and what became of it. */
const withDetail = new Set<Assertion>(['present', 'possible']);

/** A finding in a few short sentences; nothing where we neither know its concept nor can quote it in one go. */
export function findingSentence(
  finding: Told,
  { word, knowledge, gloss = 'plain' }: { word: string; knowledge: Knowledge; gloss?: Gloss },
): Said[] {
  if (knowledge.findTerm(finding.concept) === undefined) return inItsWords(finding, word);
  const what = findingWords(finding, knowledge, { gloss });
  const more = withDetail.has(finding.assertion) ? detailOf(finding, what) : [];
  return [fromDocument([sentence(openings[finding.assertion](word, what)), ...more].join(' '), [finding.span])];
}

/** A size that the name holds already is not told twice. */
function detailOf({ detail, text }: Told, what: string): string[] {
  if (detail === undefined) return [];
  const size = detail.size !== null && !what.includes(detail.size) ? detail.size : null;
  return detailSentences({ size, change: changeToTell(detail.change, what) }, isPlural(text));
}

/** "Stable cardiomegaly" says that it has not changed. */
export const changeToTell = (change: FindingChange | null, what: string): FindingChange | null =>
  change !== null && change.from === null && saysChange.test(what) ? null : change;

const saysChange =
  /\b(?:stable|unchanged|new|worsening|worsened|increas\w+|decreas\w+|improv\w+|enlarging|growing|resolved|resolving|persistent|larger|smaller)\b/i;

/** What we do not know is told in the words of the document, whatever it asserts. */
function inItsWords({ text, span }: Told, word: string): Said[] {
  const quote = quoted(text, 18);
  return quote === undefined ? [] : [fromDocument(`The ${word} says: ${quote}.`, [span])];
}

const mostInSentence = 4;
const mostWords = 12;

/** Findings of one assertion told together, a few to a sentence; those we do not know follow in the words of the document. */
export function findingListSentences(
  findings: readonly Told[],
  { assertion, word, knowledge }: { assertion: Assertion; word: string; knowledge: Knowledge },
): Said[] {
  const known = findings.filter(({ concept }) => knowledge.findTerm(concept) !== undefined);
  const unknown = findings.filter((finding) => !known.includes(finding));
  const sentences = shortLists(known, knowledge).map(({ those, names }) =>
    fromDocument(
      sentence(openings[assertion](word, listOf(names, either.has(assertion) ? 'or' : 'and'))),
      those.map(({ span }) => span),
    ),
  );
  return [...sentences, ...unknownFindings(unknown, word)];
}

type Listed = { those: Told[]; names: string[] };

/** As many to a sentence as can be read in one breath. Plain words stand beside one or two, not in a long list. */
function shortLists(known: readonly Told[], knowledge: Knowledge): Listed[] {
  const nameOf = (finding: Told, gloss: Gloss | null) => findingWords(finding, knowledge, { gloss });
  const groups: Told[][] = [];
  let length = 0;
  for (const finding of known) {
    const words = wordCount(nameOf(finding, null));
    const open = groups.at(-1);
    if (open && open.length < mostInSentence && length + words <= mostWords) open.push(finding);
    else groups.push([finding]);
    length = open === groups.at(-1) ? length + words : words;
  }
  return groups.map((those) => ({
    those,
    names: [...new Set(those.map((finding) => nameOf(finding, those.length < 3 ? 'plain' : null)))],
  }));
}

const shortest = 5;

/** Short entries of a list of problems are told as a list, longer statements one by one. */
export function unknownFindings(findings: readonly Told[], word: string): Said[] {
  const isShort = ({ text, assertion }: Told) => assertion === 'present' && quoted(text, shortest) !== undefined;
  const short = findings.filter(isShort);
  const long = findings.filter((finding) => !isShort(finding)).flatMap((finding) => inItsWords(finding, word));
  if (short.length < 2) return [...short.flatMap((finding) => inItsWords(finding, word)), ...long];
  const sentences: Said[] = [];
  for (let at = 0; at < short.length; at += mostInSentence) {
    const those = short.slice(at, at + mostInSentence);
    const quotes = listOf(those.map(({ text }) => quoted(text, shortest) ?? ''));
    sentences.push(
      fromDocument(
        sentence(`The ${word} also lists ${quotes}`),
        those.map(({ span }) => span),
      ),
    );
  }
  return [...sentences, ...long];
}
