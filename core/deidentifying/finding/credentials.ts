import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';
import { isOrdinary } from '../words/word-kinds.ts';

const credentials =
  /(?<=[\p{L}.)])(?:,? {1,2}|,)\(?(?:M\.?D\.?|D\.?O\.?|R\.?N\.?|N\.?P\.?|P\.?A\.?-C|PA|LPN|LVN|CNA|Ph\.? ?D\.?|FRCR|FACR|FACC|FACS|FAAP|FACOG|FCAP|MBBS|MBChB|MB ?BS|BMBS|MRCP|MRCGP|FRCP|FRCS|FRCPath|LCSW|LMFT|LPC|MSW|DDS|DMD|DPM|DVM|PharmD|RPh|ARNP|APRN|AGNP|FNP(?:-[A-Z]{1,2})?|CRNA|CNM|CCC-SLP|OTR(?:\/L)?|DPT|MPT|PT|OD|RD|RDN|RT(?:\([A-Z]\))?|MLS|MT|BSN|MSN|DNP|MPH|PsyD|EMT(?:-P)?|LMT|LADC|CNIM|D\.C\.|Esq|Jr|Sr|III)(?![\p{L}])/gu;

const nameBefore =
  /(?<![\p{L}\p{N}.])(?:(?:\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|(?:\p{Lu}\.){1,3}|\p{Lu}|de|la|van|von|der|bin|al|del|dos|da|di|el)[ ]){0,4}(?:\p{Lu}[\p{L}\p{M}]+(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?|(?:\p{Lu}\.){2,3})$/u;

const reach = 70;

/** Names in front of a credential: "Jane Roe, MD", "T. NGUYEN RN". */
export function namesBeforeCredentials(text: string): Personal[] {
  return matchesIn(text, credentials).flatMap(({ index }): Personal[] => {
    const head = text.slice(Math.max(0, index - reach), index);
    const line = head.slice(head.lastIndexOf('\n') + 1);
    const name = withoutLeadingWords(nameBefore.exec(line)?.[0] ?? '');
    return name === '' ? [] : [{ kind: 'person', span: [index - name.length, index] }];
  });
}

/** "Reviewed by Jane Roe", "Attending Jane Roe": what is an ordinary word at the beginning belongs to no name, but a name has two words. */
function withoutLeadingWords(words: string): string {
  const parts = words.split(' ');
  while (parts.length > 2 && isOrdinary(parts[0] ?? '')) parts.shift();
  return parts.length === 0 || parts.every((part) => part.length > 1 && !part.includes('.') && isOrdinary(part))
    ? ''
    : parts.join(' ');
}
