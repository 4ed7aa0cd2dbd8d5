import { general, type Said } from '../explaining/said.ts';
import { capitalise, sentence } from '../explaining/wording.ts';
import type { Asking } from './asking.ts';

const most = 3;

/** What the words of a question mean: those of the document's own list first, others from what we know. */
export function definitionsOf(asking: Asking): Said[] {
  const { subjects } = asking;
  const listed = subjects.terms
    .slice(0, most)
    .map(({ term, definition, spans }) => general(`${capitalise(term)}: ${definition}`, spans.slice(0, 1)));
  return listed.length > 0 ? listed : fromKnowledge(asking).slice(0, most);
}

function fromKnowledge({ question, knowledge }: Asking): Said[] {
  const terms = knowledge
    .findTerms(question)
    .map(({ entry }) => ({ ...general(`${capitalise(entry.term)}: ${entry.definition}`), source: entry.source }));
  const medicines = knowledge.findMedicines(question).map(({ entry }) => ({
    ...general(sentence(`${capitalise(entry.generic)} is a medicine that is commonly used ${entry.usedFor}`)),
    source: entry.source,
  }));
  return [...terms, ...medicines, ...tests(question, knowledge)];
}

/** The name of a test is all that is left when the words around it are taken away. */
function tests(question: string, knowledge: Asking['knowledge']): Said[] {
  const name = question
    .replace(/[?.!]+\s*$/, '')
    .replace(/^.*\b(?:is|are|was|does|of|about|explain|define)\s+(?:an?\s|the\s|my\s)?/i, '')
    .replace(/\s(?:mean|stand for|measure|test|level|result)s?\s*(?:mean)?$/i, '')
    .trim();
  const entry = name.length < 2 ? undefined : knowledge.findAnalyte(name);
  if (entry === undefined) return [];
  return [{ ...general(sentence(`${entry.name}: this test measures ${entry.measures}`)), source: entry.source }];
}
