import type { Finding } from '../documents/explanation.ts';

type Source = { findings: readonly Finding[] };

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

const assertedCancer =
  /(?<!\b(?:not|no|non|without|rather than)[\s-](?:\w+ ){0,2})\b(?:cancer\w*|carcinoma\w*|malignan\w*|lymphoma|leuka?emia|melanoma|sarcoma|metasta\w+)\b/i;

const speaksOfCancer = (words: string): boolean => assertedCancer.test(words);

/** Whether a document rules cancer out and names none: then no definition speaks of it as if it were there. */
function excludesCancer({ findings }: Source): boolean {
  const known = excluding.get(findings);
  if (known !== undefined) return known;
  const cancers = findings.filter(({ concept }) => namesCancer.test(concept));
  const excludes =
    cancers.some(({ assertion }) => assertion === 'absent') &&
    cancers.every(({ assertion }) => assertion === 'absent' || assertion === 'family');
  excluding.set(findings, excludes);
  return excludes;
}

const namesCancer = /cancer|carcinoma|malignan|lymphoma|leuka?emia|melanoma|sarcoma|metasta/i;

/** Asked for each term of a document, decided once. */
const excluding = new WeakMap<readonly Finding[], boolean>();
