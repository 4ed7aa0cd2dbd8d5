import type { Assertion } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { FindingChange } from '../reading/reading.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isPlural } from './article.ts';
import { detailSentences } from './finding-detail-words.ts';
import { opening, saysItself, type Style, type Telling } from './finding-openings.ts';
import { findingWords, type Gloss, type Told } from './finding-words.ts';
import { quoted } from './quote.ts';
import { fromDocument, type Said } from './said.ts';
import { listOf, sentence, wordCount } from './wording.ts';

/** What is not there, or only may be, is told as "a or b". */
const either = new Set<Assertion>(['absent', 'possible', 'hypothetical']);

/** What is there now is told with its size and what became of it. */
const withDetail = new Set<Assertion>(['present', 'possible']);

/** A finding in a few short sentences; nothing where we neither know its concept nor can quote it in one go. */
export function findingSentence(
  finding: Told,
  { word, knowledge, gloss = 'plain', style }: { word: string; knowledge: Knowledge; gloss?: Gloss; style?: Style },
): Said[] {
  if (knowledge.findTerm(finding.concept) === undefined) return inItsWords(finding, { word, style });
  const what = findingWords(finding, knowledge, { gloss });
  const more = withDetail.has(finding.assertion) ? detailOf(finding, what) : [];
  const first = opening(finding.assertion, what, { word, style, isUnlikely: finding.isUnlikely });
  return [fromDocument([sentence(first), ...more].join(' '), placesOf(finding))];
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

/** Where it is said, and where the place of it is said. */
export const placesOf = ({ span, siteSpan }: Told): Span[] => (siteSpan === undefined ? [span] : [span, siteSpan]);

/** What we do not know is told in the words of the document, whatever it asserts. */
function inItsWords({ text, assertion, isUnlikely, span }: Told, { word, style }: Telling): Said[] {
  const quote = quoted(text, 18);
  if (quote === undefined) return [];
  const whole = style === 'listed' ? `Printed: ${quote}.` : `The ${word} says: ${quote}.`;
  const said = saysItself(assertion, text) ? whole : sentence(opening(assertion, quote, { word, style, isUnlikely }));
  return [fromDocument(said, [span])];
}

const mostInSentence = 4;
const mostWords = 12;

/** `leads`: the first of them is what a message is about, and carries its plain words in a list of any length. */
type ListTelling = { assertion: Assertion; word: string; knowledge: Knowledge; style?: Style; leads?: boolean };

/** Findings of one assertion told together, a few to a sentence; those we do not know follow in the words of the document. */
export function findingListSentences(
  findings: readonly Told[],
  { assertion, word, knowledge, style, leads = false }: ListTelling,
): Said[] {
  const known = findings.filter(({ concept }) => knowledge.findTerm(concept) !== undefined);
  const unknown = findings.filter((finding) => !known.includes(finding));
  const sentences = [false, true].flatMap((isUnlikely) =>
    shortLists(
      known.filter((finding) => (finding.isUnlikely ?? false) === isUnlikely),
      knowledge,
      leads && !isUnlikely,
    ).map(({ those, names }) => {
      const what = listOf(names, either.has(assertion) ? 'or' : 'and');
      return fromDocument(sentence(opening(assertion, what, { word, style, isUnlikely })), those.flatMap(placesOf));
    }),
  );
  return [...sentences, ...unknownFindings(unknown, { word, style })];
}

type Listed = { those: Told[]; names: string[] };

/** As many to a sentence as can be read in one breath. Plain words stand beside one or two, not in a long list. */
function shortLists(known: readonly Told[], knowledge: Knowledge, leads: boolean): Listed[] {
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
    names: [
      ...new Set(
        those.map((finding) => nameOf(finding, those.length < 3 || (leads && finding === known[0]) ? 'plain' : null)),
      ),
    ],
  }));
}

const shortest = 5;

/** Short entries of a list of problems are told as a list, longer statements one by one. */
export function unknownFindings(findings: readonly Told[], telling: Telling): Said[] {
  const isShort = ({ text, assertion }: Told) => assertion === 'present' && quoted(text, shortest) !== undefined;
  const short = findings.filter(isShort);
  const long = findings.filter((finding) => !isShort(finding)).flatMap((finding) => inItsWords(finding, telling));
  if (short.length < 2) return [...short.flatMap((finding) => inItsWords(finding, telling)), ...long];
  const sentences: Said[] = [];
  for (let at = 0; at < short.length; at += mostInSentence) {
    const those = short.slice(at, at + mostInSentence);
    const quotes = listOf(those.map(({ text }) => quoted(text, shortest) ?? ''));
    sentences.push(
      fromDocument(
        sentence(telling.style === 'listed' ? `Also listed: ${quotes}` : `The ${telling.word} also lists ${quotes}`),
        those.map(({ span }) => span),
      ),
    );
  }
  return [...sentences, ...long];
}
