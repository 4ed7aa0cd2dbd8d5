import { excludesCancer, speaksOfCancer } from '../grounding/check-assertion.ts';
import type { Source } from '../grounding/claim.ts';

/**
 * A definition for a document that rules cancer out: "It can turn into cancer over years" is left out, "It is not cancer" stays. Empty
 * where nothing else is said; other documents get the definition as it is.
 */
export function definitionFor(definition: string, source: Source): string {
  if (!excludesCancer(source) || !speaksOfCancer(definition)) return definition;
  return definition
    .split(/(?<=\.)\s+/)
    .map((sentence) => withoutClause(sentence))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function withoutClause(sentence: string): string {
  if (!speaksOfCancer(sentence)) return sentence;
  const kept = sentence.split(/,\s+(?=but |that |which |and )/).filter((clause) => !speaksOfCancer(clause));
  const words = kept.join(', ').replace(/[\s.,]+$/, '');
  return words === '' || /^(?:but|that|which|and) /.test(words) ? '' : `${words}.`;
}
