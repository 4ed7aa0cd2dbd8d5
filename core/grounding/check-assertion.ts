import type { Finding } from '../documents/explanation.ts';
import { type Source } from './claim.ts';

const cancerWord =
  /(?<!\b(?:not|no|non|without|rather than)[\s-](?:\w+ ){0,2})\b(?:cancer\w*|carcinoma\w*|malignan\w*|lymphoma|leuka?emia|melanoma|sarcoma|metasta\w+)\b/i;
const isCancer = ({ concept }: Finding): boolean =>
  /cancer|carcinoma|malignan|lymphoma|leuka?emia|melanoma|sarcoma|metasta/i.test(concept);

/** Whether a document rules cancer out and names none: then no sentence of ours speaks of it as if it were there. */
export function excludesCancer({ findings }: Pick<Source, 'findings'>): boolean {
  if (findings === undefined) return false;
  const known = excluding.get(findings);
  if (known !== undefined) return known;
  const cancers = findings.filter(isCancer);
  const excludes =
    cancers.some(({ assertion }) => assertion === 'absent') &&
    cancers.every(({ assertion }) => assertion === 'absent' || assertion === 'family');
  excluding.set(findings, excludes);
  return excludes;
}

/** Asked for each sentence of a document, decided once. */
const excluding = new WeakMap<readonly Finding[], boolean>();

export const speaksOfCancer = (words: string): boolean => cancerWord.test(words);
