import type { Check } from './check.ts';

const relative =
  /\b(?:mother|father|brother|sister|parents?|sibling|son|daughter|aunt|uncle|cousin|grand(?:mother|father|parents?|ma|pa)|niece|nephew|family|mom|mum|dad|fhx?|maternal|paternal|relatives?|wife|husband|spouse|partner|twin)\b/i;
const toldRelative =
  /\b(?:mothers?|fathers?|brothers?|sisters?|parents?|siblings?|sons?|daughters?|aunts?|uncles?|cousins?|grand(?:mother|father|parents?|ma|pa)|nieces?|nephews?|family|families|mom|mum|dad|relatives?|relations?|runs in|inherited|wife|husband|spouse|partner|twin|madre|padre|herman[oa]s?|familia\w*|abuel[oa]s?|tí[oa]s?|hij[oa]s?)\b/i;

/** An illness of a relative is told as that of a relative. "Mother reports a fever" is of the child. */
export const ofOthers: Check = ({ quoted, told }) => {
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const isOfRelative =
    relative.test(quoted.words) ||
    relativeBefore.test(quoted.clause.slice(0, Math.max(0, quoted.clause.indexOf(quoted.words))));
  if (!isOfRelative || reporting.test(quoted.clause) || /\bno (?:known )?family\b/i.test(quoted.clause)) return [];
  return toldRelative.test(told.text) ? [] : ['family'];
};

/** "Father had a" before "stroke". */
const relativeBefore = new RegExp(
  String.raw`${relative.source}(?:'s)?\s+(?:\w+\s+){0,2}(?:has|had|have|with|died|diagnosed|:|-)?[^,;.]{0,24}$`,
  'i',
);

const reporting =
  /\b(?:mother|father|parents?|mom|mum|dad|wife|husband|daughter|son|family|spouse|partner|sister|brother)\s+(?:\w+\s+)?(?:reports?|reported|wants?|wanted|wish\w*|declin\w*|prefers?|agree\w*|consent\w*|asks?|asked|states?|stated|says?|said|denies|denied|notes?|noted|noticed|brought|brings|describes?|concerned|worried|present|at bedside|is with|called|gives|gave|thinks|feels|states)\b|\bby (?:the )?(?:parents?|mother|father|family)\b|\b(?:lives with|accompanied by|with (?:her|his|the)|family (?:medicine|physician|doctor|practice|practitioner)|discussed with|told|informed|updated)\b/i;
