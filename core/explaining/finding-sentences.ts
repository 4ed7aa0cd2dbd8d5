import type { Assertion, Finding } from '../documents/explanation.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { findingWords, type Gloss } from './finding-words.ts';
import { quoted } from './quote.ts';
import { fromDocument, type Said } from './said.ts';
import { listOf, sentence } from './wording.ts';

/** How each assertion is told. A possible finding is never told as one that is there; a negative only as what the report says. */
const openings: Record<Assertion, (word: string, what: string) => string> = {
  present: (word, what) => `The ${word} ${word === 'report' ? 'describes' : 'mentions'} ${what}`,
  possible: (word, what) => `The ${word} says ${what} is possible, but not certain`,
  absent: (word, what) => `The ${word} says there is no sign of ${what}`,
  historical: (word, what) => `From the past, the ${word} lists ${what}`,
  family: (word, what) => `In the family, the ${word} lists ${what}`,
  hypothetical: (word, what) => `The ${word} mentions ${what} only as something to look out for`,
};

/** What is not there, or only may be, is told as "a or b". */
const either = new Set<Assertion>(['absent', 'possible', 'hypothetical']);

/** A finding in one sentence; nothing where we neither know its concept nor can quote it in one go. */
export function findingSentence(
  finding: Finding,
  { word, knowledge, gloss = 'plain' }: { word: string; knowledge: Knowledge; gloss?: Gloss },
): Said[] {
  if (knowledge.findTerm(finding.concept) === undefined) return inItsWords(finding, word);
  const what = findingWords(finding, knowledge, gloss);
  return [fromDocument(sentence(openings[finding.assertion](word, what)), [finding.span])];
}

/** What we do not know is told in the words of the document, whatever it asserts. */
function inItsWords({ text, span }: Finding, word: string): Said[] {
  const quote = quoted(text, 18);
  return quote === undefined ? [] : [fromDocument(`The ${word} says: ${quote}.`, [span])];
}

/** Findings of one assertion told together, a few to a sentence; those we do not know follow in the words of the document. */
export function findingListSentences(
  findings: readonly Finding[],
  { assertion, word, knowledge }: { assertion: Assertion; word: string; knowledge: Knowledge },
): Said[] {
  const known = findings.filter(({ concept }) => knowledge.findTerm(concept) !== undefined);
  const unknown = findings.filter((finding) => !known.includes(finding));
  const perSentence = 4;
  const sentences: Said[] = [];
  for (let at = 0; at < known.length; at += perSentence) {
    const those = known.slice(at, at + perSentence);
    const names = those.map((finding) => findingWords(finding, knowledge, those.length < 3 ? 'plain' : null));
    const what = listOf(names, either.has(assertion) ? 'or' : 'and');
    sentences.push(
      fromDocument(
        sentence(openings[assertion](word, what)),
        those.map(({ span }) => span),
      ),
    );
  }
  return [...sentences, ...unknownFindings(unknown, word)];
}

const shortest = 5;

/** Short entries of a list of problems are told as a list, longer statements one by one. */
export function unknownFindings(findings: readonly Finding[], word: string): Said[] {
  const isShort = ({ text, assertion }: Finding) => assertion === 'present' && quoted(text, shortest) !== undefined;
  const short = findings.filter(isShort);
  const long = findings.filter((finding) => !isShort(finding)).flatMap((finding) => inItsWords(finding, word));
  if (short.length < 2) return [...short.flatMap((finding) => inItsWords(finding, word)), ...long];
  const sentences: Said[] = [];
  for (let at = 0; at < short.length; at += 4) {
    const those = short.slice(at, at + 4);
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
