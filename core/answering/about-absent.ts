import { general, type Said } from '../explaining/said.ts';
import type { Asking } from './asking.ts';

const longestName = 4;

/** A medicine, a test or an illness that a question names and the document does not. */
export function aboutAbsent({ question, knowledge, word, wishes, explanation }: Asking): Said[] {
  const medicine = knowledge.findMedicines(question)[0]?.entry.generic;
  if (medicine !== undefined) return [general(`The ${word} does not name ${medicine}.`)];
  const analyte = testIn(question, knowledge);
  if (analyte !== undefined && explanation.labResults.length > 0)
    return [general(`We find no result for ${analyte} in this ${word}.`)];
  const term = knowledge.findTerms(question)[0]?.entry;
  if (term === undefined || !wishes.has('presence') || !isToBeFound.has(term.kind)) return [];
  return [general(`We do not find ${term.term} in this ${word}. That alone rules nothing out.`)];
}

const cancer = /\b(?:cancer\w*|malignan\w+|tumou?rs?)\b/;

/** Whoever asks of a lump whether it is cancer is told when the document does not say so. */
export const aboutCancer = ({ folded, word, explanation }: Asking): Said[] =>
  cancer.test(folded) &&
  !/cancer|malignan|carcinoma|neoplas|tumou?r|metasta|lymphoma|melanoma|sarcoma/i.test(explanation.text)
    ? [general(`The ${word} does not speak of cancer. That alone rules nothing out, so ask your doctor.`)]
    : [];

const isToBeFound = new Set(['condition', 'finding', 'symptom']);

/** The longest run of words that is the name of a test; a single short word may be anything. */
function testIn(question: string, knowledge: Asking['knowledge']): string | undefined {
  const words = question
    .replace(/[?.!,;:]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length).join(' ');
      if (length === 1 && name.length < 4 && name !== name.toUpperCase()) continue;
      const entry = knowledge.findAnalyte(name);
      if (entry !== undefined) return entry.name;
    }
  }
  return undefined;
}
