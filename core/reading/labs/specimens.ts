import type { AnalyteEntry } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { wordsOf, phraseList, type Words } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { countsInFields } from './units.ts';

/** What was tested. `gas` is blood drawn for its gases. */
export type Specimen = 'urine' | 'csf' | 'stool' | 'semen' | 'fluid' | 'gas' | 'blood';

/** What says which specimen was tested, by its words; the first that says so, since "urine chemistry" is urine. */
const specimenBy = (lists: Partial<Record<Specimen, string>>): ((words: Words) => Specimen | undefined) => {
  const named = Object.entries(lists).map(([specimen, list]) => [specimen as Specimen, phraseList(list)] as const);
  const any = phraseList(Object.values(lists).join(';'));
  return (words) => (any.holds(words) ? named.find(([, phrases]) => phrases.holds(words))?.[0] : undefined);
};
const specimenIn = specimenBy(reportWords.specimens);

const shortestHeading = 2;
const longestHeading = 90;
const mostWords = 9;

/** What a line alone says was tested, or undefined when it does not say. */
export function specimenOfHeading(line: string): Specimen | undefined {
  if (line.length < shortestHeading || line.length > longestHeading || /[.?!]\s{0,9}$|\d{3}/.test(line))
    return undefined;
  const words = wordsOf(line);
  return words.length > mostWords ? undefined : specimenIn(words);
}

/** "Specimen: Urine, clean catch". */
export function specimenLabelled(line: string): Specimen | undefined {
  if (!line.includes(':')) return undefined;
  const label = /\b(?:specimen|sample|source)(?: type| source)?\s?:\s{0,12}([^:|]{2,40})/i.exec(line.slice(0, 400));
  return label?.[1] === undefined ? undefined : specimenIn(label[1]);
}

/** How knowledge names a test of a specimen, and how its ids tell that an entry is of that specimen. */
const ways: Partial<Record<Specimen, { suffix: string; ids: readonly string[] }>> = {
  urine: { suffix: 'Urine', ids: ['urine'] },
  csf: { suffix: 'CSF', ids: ['csf'] },
  stool: { suffix: 'Stool', ids: ['stool', 'fecal', 'faecal'] },
  semen: { suffix: 'Semen', ids: ['semen', 'sperm'] },
  fluid: { suffix: 'Fluid', ids: ['fluid', 'synovial', 'pleural', 'ascitic'] },
};

const anySpecimen: ReadonlySet<string> = new Set(['serology', 'drug_levels', 'stool_test']);
const saysBlood = phraseList('serum; plasma');

/** "P-Kalium", "fS-Glukos", "U-Albumin": in Nordic countries the system stands before the name (IUPAC/IFCC coding of laboratory tests). */
const nordic = /^f?(a?B|vB|S|P|Pt|Erc|Lkc|d?U|Csv|Sp|F)-(?=\p{L}{2})/u;
const systems: Partial<Record<string, Specimen>> = { U: 'urine', dU: 'urine', Csv: 'csf', Sp: 'csf', F: 'stool' };

export function findAnalyteIn(
  knowledge: Knowledge,
  name: string,
  unit: string | undefined,
  specimen: Specimen | null,
): AnalyteEntry | undefined {
  const [prefix, system = ''] = nordic.exec(name) ?? [];
  const found = findOf(knowledge, name, unit, specimen);
  return found !== undefined || prefix === undefined
    ? found
    : findOf(knowledge, name.slice(prefix.length), unit, systems[system] ?? specimen);
}

/** The analyte under a heading: "Protein" under URINALYSIS is never that in blood. Undefined when the test is not known for the specimen. */
function findOf(
  knowledge: Knowledge,
  name: string,
  unit: string | undefined,
  specimen: Specimen | null,
): AnalyteEntry | undefined {
  const plain = antibodyNamed(knowledge, name) ?? knowledge.findAnalyte(name, unit) ?? germOfSite(knowledge, name);
  // Cells are counted by the field of a microscope in urine, not in blood.
  const counted = unit !== undefined && countsInFields(unit);
  const way = ways[(specimen === null || specimen === 'blood') && counted ? 'urine' : (specimen ?? 'blood')];
  if (specimen === 'gas')
    return (name.toLowerCase() === 'ph' ? knowledge.findAnalyte('pH, Blood') : undefined) ?? plain;
  if (!way || saysBlood.holds(name)) return plain;
  const fits = (entry: AnalyteEntry | undefined): boolean =>
    entry !== undefined && way.ids.some((id) => entry.id.split('_').includes(id));
  // "Лейкоциты" under the heading of urine: by what the name means in any language.
  const special = [name, plain?.name ?? name]
    .map((said) => knowledge.findAnalyte(`${said}, ${way.suffix}`, unit))
    .find(fits);
  if (special) return special;
  // A test of one specimen only may be named without it: "Calprotectin"; germs and drugs are looked for in many.
  const isOwn = plain !== undefined && (fits(plain) || anySpecimen.has(plain.group));
  return isOwn ? plain : undefined;
}

/** "Heterophile (mono)": where the word before the bracket names an antibody, the bracket only says what it is for. */
function antibodyNamed(knowledge: Knowledge, name: string): AnalyteEntry | undefined {
  const outside = /^(\p{L}{5,20})\s?\([^()]{2,20}\)$/u.exec(name)?.[1];
  return outside === undefined || knowledge.findAnalyte(outside) !== undefined
    ? undefined
    : knowledge.findAnalyte(`${outside} antibody`);
}

const site = String.raw`(?:(?:first[- ](?:void|catch|pass) )?urine|FVU|throat|(?:oro|naso)?pharyn(?:x|geal)|oral|mouth|rect(?:um|al)|an(?:us|al|orectal)|vagina(?:l)?|vulvo-?vaginal|(?:endo)?cervi(?:x|cal)|urethra(?:l)?|genital|penile|eye|conjunctiva(?:l)?|nasal|nose|wound|skin|lesion|ulcer|vesicle|stool|fa?eces|CSF|sputum)`;
const siteBehind = new RegExp(String.raw`^(.{3,50}?),?\s[([]?${site}(?: swab| sample)?[)\]]?$`, 'i');
const siteBefore = new RegExp(String.raw`^${site}(?: swab| sample)?[:,]?\s(.{3,50})$`, 'i');

/** The place in brackets behind the name of a germ. */
export const siteIn = (name: string): string | undefined => inBracket.exec(name)?.[1]?.toLowerCase();
const inBracket = new RegExp(String.raw`[([](${site})(?: swab| sample)?[)\]]$`, 'i');

/** "Gonorrhoea (urine)", "Rectal chlamydia": a germ is looked for at any place. */
function germOfSite({ findAnalyte }: Pick<Knowledge, 'findAnalyte'>, name: string): AnalyteEntry | undefined {
  const germ = (siteBehind.exec(name) ?? siteBefore.exec(name))?.[1];
  const found = germ === undefined ? undefined : findAnalyte(germ);
  return found?.measures.startsWith('whether') === true && anySpecimen.has(found.group) ? found : undefined;
}

/** Fluids that are drawn by a needle: what a sentence tells after one was measured in it. */
const drawnIn = specimenBy(reportWords.drawnBy);
const ofBlood = phraseList('serum; blood; plasma; cbc; chemistry');
const farBack = 240;

/** What was tested, where the words of a sentence before a result name a fluid and no blood: "CSF showed 3 WBC, protein 41". */
export function specimenOfSentence(text: string, end: number): Specimen | null {
  const before = text.slice(Math.max(0, end - farBack), end);
  const words = wordsOf(before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1));
  return ofBlood.holds(words) ? null : (drawnIn(words) ?? null);
}
