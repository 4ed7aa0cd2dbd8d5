import { expandPhrases } from '../../kernel/expand-phrases.ts';
import parts from './heading-parts.json' with { type: 'json' };
import headers from './section-names.json' with { type: 'json' };

/** What a section holds, which decides what is read from it and how. */
export type SectionRole =
  | 'conclusion' // what the report concludes: impression, final diagnosis
  | 'findings' // what was seen, heard or measured
  | 'complaint' // why the person came, in their words
  | 'indication' // why a test was asked for: nothing the test found
  | 'history'
  | 'family'
  | 'social'
  | 'technique' // how it was done and with what it was compared: no findings
  | 'medications'
  | 'allergies'
  | 'plan'
  | 'instructions' // to the patient: "return if …"
  | 'labs'
  | 'vitals'
  | 'narrative' // the story: present illness, hospital course
  | 'admin'; // who, where, who pays

export type SectionName = { name: string; role: SectionRole };

/** Headers in comparable form: lower case, "&" and "/" as "and", no other signs. */
export function headerKey(header: string): string {
  return header
    .toLowerCase()
    .replace(/[&/+]/g, ' and ')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^your (?=.)/, '');
}

/** Headers as printed, by role. Before "=" stands the name of the section; after it, short or odd forms that mean the same. */
const byKey = new Map<string, SectionName>();
for (const [role, names] of Object.entries(headers satisfies Record<SectionRole, readonly string[]>)) {
  for (const entry of names) {
    const [name = '', ...short] = entry.split('=').map((form) => form.trim());
    for (const form of [name, ...short]) byKey.set(headerKey(form), { name, role: role as SectionRole });
  }
}

/** "TITLE OF THE OPERATION", "DESCRIPTION OF THE PROCEDURE IN DETAIL": parts of a report of an operation. */
for (const [role, forms] of Object.entries(parts.ofOperations))
  for (const name of expandPhrases(forms)) byKey.set(name, { name, role: role as SectionRole });

/** The last or first word of a longer header that shows its role: "CT CHEST FINDINGS", "MEDICATIONS AS OF TODAY". The first of the list counts. */
const tellingWords = Object.entries(parts.telling).flatMap(([words, role]) =>
  words.split(' ').map((word) => [word, role as SectionRole] as const),
);

export const sectionNamed = (header: string): SectionName | undefined => byKey.get(headerKey(header));

/** For a header that is certainly one (a line in capitals, a line that ends in a colon) though it is not in the lexicon. */
export function sectionLike(header: string): SectionName | undefined {
  const whole = sectionNamed(header.replace(/\([^()]{0,80}\)/g, ' '));
  if (whole) return whole;
  const name = headerKey(header);
  const words = name.split(' ');
  const telling = tellingWords.find(([word]) => words.at(-1) === word || words[0] === word);
  return telling && { name, role: telling[1] };
}
