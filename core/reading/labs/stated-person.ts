import { matchesIn } from '../../kernel/matches-in.ts';
import { femaleSpelled, femaleWords, maleSpelled, maleWords, yearWords } from './people-words.ts';
import type { Sex } from './range-brackets.ts';

const female = String.raw`(?<f>${femaleWords})`;
const male = String.raw`(?<m>${maleWords})`;
const end = String.raw`(?![\p{L}\d])`;
const years = String.raw`(?:${yearWords})\.?`;
/** Beside figures a word says whom a range is for. */
const noRange = String.raw`(?!\s{0,3}[:(]?\s{0,3}[<>≤≥\d])`;

/** "Sex: F", "Geschlecht  weiblich", "Age / Gender : 37 Y / F". */
const labelled = new RegExp(
  String.raw`(?<!\p{L})(?:sex|gender|geschlecht|sexe|sexo|sesso|kön|kjønn|køn|geslacht|płeć|пол|стать|φύλο|性別|性别)(?!\p{L})[^\p{L}\d\n|]{0,12}(?:${female}|${male})${end}` +
    String.raw`|\b(?:sex|gender|geschlecht)\b[^\n|]{0,30}?[:/\s]\s{0,3}(?:(?<f2>female|f|woman|weiblich|w)|(?<m2>male|m|man|männlich))\b` +
    String.raw`|\b(?:dob|age)\s?\/\s?(?:sex|gender)\s?:[^\n|]{0,24}\/\s?(?:(?<f3>female|f)|(?<m3>male|m))\b`,
  'giu',
);
/** "(F, 66)", "66/F", "37 Y / F", "F/66", "männlich, geb. 1950", "Female, 71". */
const besideAge = new RegExp(
  String.raw`\(\s?(?:${female}|${male})\s?[,/;]?\s?\d{1,3}\s?(?:${years})?\s?\)` +
    String.raw`|(?<![\d.,<>–-])\b\d{1,3}\s?(?:${years})?\s?[/,]\s?(?:(?<f2>female|weiblich|f|w)|(?<m2>male|männlich|m))${end}${noRange}` +
    String.raw`|(?<![\p{L}\d])(?:(?<f3>${femaleSpelled}|f)|(?<m3>${maleSpelled}|m))\s?\/\s?\d{1,3}(?![\d.,/-])` +
    String.raw`|(?<![\p{L}\d])(?:(?<f4>${femaleSpelled})|(?<m4>${maleSpelled}))\s?[,;(]\s?(?:(?:geb|born|dob|née?|nac|nat|age|aged|alter)(?!\p{L})|\d{1,3}\s?(?:${years})(?!\p{L}))`,
  'giu',
);
const inWords =
  /\b(?:year|yr|month|week|day)s?[- ]old (?:\p{L}+ ){0,2}?(?:(?<f>female|woman|girl|lady)|(?<m>male|man|boy|gentleman))\b/giu;
const byTitle =
  /(?<!\p{L})(?:patient(?:in)?|(?:patient )?name|paziente|paciente|pasient|nom|nombre)\s{0,12}:\s{0,3}(?:(?<f>mrs|ms|miss|frau|mme|madame|sra|sig\.?ra|fru|mevr)|(?<m>mr|herr|monsieur|sr|dhr))(?!\p{L})/giu;

/** The head of a paper says who the patient is; further down stand ranges. */
const head = 2500;

/** The patient's sex as the document states it; null when it does not, says it in no such place, or says both. */
export function sexStatedIn(text: string): Sex | null {
  for (const [says, looked] of [
    [labelled, text],
    [inWords, text],
    [besideAge, text.slice(0, head)],
    [byTitle, text.slice(0, head)],
  ] as const) {
    const said = new Set(matchesIn(looked, says).flatMap(({ groups = {} }) => sexOf(groups) ?? []));
    const [sex] = said;
    if (sex !== undefined) return said.size === 1 || says === labelled || says === inWords ? sex : null;
  }
  return null;
}

function sexOf(groups: Record<string, string | undefined>): Sex | undefined {
  const [name] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
  return name === undefined ? undefined : name.startsWith('f') ? 'female' : 'male';
}

const ages: readonly RegExp[] = [
  /\bage(?: of (?:the )?patient)?(?:\s?\/\s?(?:sex|gender))?\s{0,4}[:=]\s{0,8}(\d{1,3})(?![-–/.\d]|\s?[-–]\s?\d|\s{0,3}(?:min|h|d|w|m))/i,
  new RegExp(
    String.raw`(?<!\p{L})(?:alter|âge|edad|età|ålder|alder|leeftijd|wiek|idade|возраст|вік|ηλικία|年齢|年龄)\s?[:=]?\s{0,4}(\d{1,3})(?![\d.,/-])`,
    'iu',
  ),
  /\b(\d{1,3})[- ](?:year|yr)s?[- ]old\b/i,
  new RegExp(
    String.raw`\((?:${femaleWords}|${maleWords})\s?[,/;]?\s?(\d{1,3})\s?(?:${years})?\s?\)|[(,]\s?(\d{1,3})\s?(?:${yearWords})(?!\p{L})\.?\s?(?:[,/;]\s?\p{L}{1,10}\s?)?[),\n]`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\d.,<>–-])\b(\d{1,3})\s?(?:${years})?\s?/\s?(?:female|male|f|m|w)${end}`, 'iu'),
];

/** The patient's age in full years, where the document states it so. */
export function ageStatedIn(text: string): number | null {
  for (const [index, says] of ages.entries()) {
    const found = says.exec(index < 2 ? text : text.slice(0, head));
    const said = found?.[1] ?? found?.[2];
    // "(14)" may be a range or a flag: only an age of a grown person stands so.
    if (said !== undefined && (index < 3 || Number(said) >= 18)) return Number(said);
  }
  return null;
}
