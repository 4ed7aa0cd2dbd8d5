import type { FindingChange } from '../reading.ts';
import { sizeForm } from './size.ts';

type Kind = FindingChange['kind'];

/** Words that tell what became of something. The first list that holds one decides, for "no increase" is no increase. */
const forms: readonly (readonly [Kind, string])[] = [
  [
    'unchanged',
    'unchanged|stable|stability|no (?:significant |interval |definite |appreciable )*(?:change|increase|growth|progression|enlargement)|not (?:significantly )?(?:changed|grown|enlarged|increased|progressed)|similar (?:in (?:size|appearance|extent)|to)|without (?:significant |interval )*(?:change|growth)|the same|persistent|persists|remains',
  ],
  ['resolved', 'resolved|resolution|no longer|disappeared|has cleared|went away|is gone|has gone'],
  [
    'increased',
    'increas(?:ed|ing|e)|enlarg(?:ed|ing)|has grown|have grown|growing|(?<!(?:heavy|light|moderate|scant|scanty|sparse|profuse|pure|mixed|no|bacterial|fungal|culture) )growth(?! of\\b|\\s{2})|(?:interval|rapid|slow|significant|further|marked) growth|larger|bigger|progress(?:ed|ion|ive|ing)|worsen(?:ed|ing)|worse|more (?:prominent|extensive|conspicuous)|up from',
  ],
  [
    'decreased',
    'decreas(?:ed|ing|e)|smaller|shrunk|shrinking|improv(?:ed|ing|ement)|regress(?:ed|ion)|reduced|reduction|less (?:prominent|extensive|conspicuous)|better|down from',
  ],
  ['new', 'new|newly|interval development|not (?:seen|present) (?:on|previously|before)'],
];
const patterns = forms.map(([kind, words]) => [kind, new RegExp(String.raw`\b(?:${words})\b`, 'iu')] as const);

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const date = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}(?:-\d{2})?|\d{1,2}\s${month}\s\d{4}|${month}\s(?:\d{1,2},?\s)?\d{4}|\d{1,2}/\d{4}|(?:19|20)\d{2})`;
const since = new RegExp(
  String.raw`\b(?:since|from|compared (?:to|with)|in comparison (?:to|with)|relative to|as of|in|on)\s(?:[\p{L}-]{1,14}\s){0,6}?(?<date>${date})`,
  'iu',
);
const from = new RegExp(
  String.raw`\b(?:from|previously|formerly|was|prior|compared (?:to|with)|versus|vs\.?)\s(?:(?:about|approximately|up to|measured|measuring|the|previous|prior)\s){0,3}(?<size>${sizeForm})`,
  'iu',
);

/** What a clause says became of the thing it speaks of; null when nothing is said. */
export function changeIn(clause: string): FindingChange | null {
  const said = patterns.flatMap(([kind, pattern]) => {
    const match = pattern.exec(clause);
    return match ? [{ kind, text: match[0] }] : [];
  })[0];
  const earlier = from.exec(clause)?.groups?.['size'] ?? null;
  if (!said) return null;
  return { ...said, from: earlier, since: since.exec(clause)?.groups?.['date'] ?? null };
}
