import { sentenceAround } from '../grounding/support.ts';
import type { Context } from './explaining-context.ts';
import { isEveryday } from './everyday-terms.ts';
import { findingListSentences, findingSentence, unknownFindings } from './finding-sentences.ts';
import { definitionOf, isWorseThanKnown } from './finding-words.ts';
import { asserted, type RankedFinding } from './main-findings.ts';
import { printedSentence } from './printed-sentence.ts';
import { general, type Said } from './said.ts';
import { definitionFor } from './without-cancer.ts';

/** What is there, one by one; then what may be, what is not, what was, and what the family has. */
export function findingParagraphs(context: Context): Said[][] {
  const { reading, findings, word, knowledge, limits } = context;
  const current = findings.filter(({ part }) => part !== 'history');
  const told = [...asserted(current, 'present').filter(isOwnSubject), ...asserted(current, 'possible')];
  const main = new Set(told.filter(({ known }) => known).slice(0, limits.findings));
  const listed = (assertion: RankedFinding['assertion'], most: number, from = findings) =>
    findingListSentences(asserted(from, assertion).slice(0, most), { assertion, word, knowledge });
  const rest = findings.filter((finding) => finding.known && !main.has(finding));
  return [
    ...[...main].map((finding) => [
      ...findingSentence(finding, { word, knowledge, gloss: limits.meanings ? 'term' : 'plain' }),
      ...(limits.meanings ? defined(finding, context) : []),
      ...(limits.printedWords ? printedSentence(reading.text, sentenceAround(reading.text, finding.span), word) : []),
    ]),
    unknownFindings(told.filter(({ known }) => !known).slice(0, limits.findings), { word }),
    listed('present', 12, rest),
    listed('possible', 8, rest),
    listed('absent', limits.absent),
    listed('historical', 8),
    listed('family', 4),
  ];
}

/** Symptoms are listed together: the person told them, and knows what they are. */
const isOwnSubject = ({ kind, serious }: RankedFinding): boolean => kind !== 'symptom' || serious;

function defined(finding: RankedFinding, { knowledge, reading }: Context): Said[] {
  const entry = knowledge.findTerm(finding.concept);
  if (entry === undefined || isEveryday(entry.term)) return [];
  if (isWorseThanKnown(`${finding.descriptor ?? ''} ${finding.text}`, entry)) return [];
  const definition = definitionFor(entry.definition, reading);
  if (definition === '') return [];
  const said = definitionOf({ ...entry, definition }, finding.assertion);
  return [{ ...general(said, [finding.span]), source: entry.source }];
}
