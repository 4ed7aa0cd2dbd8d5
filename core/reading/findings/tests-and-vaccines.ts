import type { Span } from '../../kernel/span.ts';
import words from './finding-words.json' with { type: 'json' };

const anyOf = (list: string): string => `(?:${list.split(';').join('|')})`;
const germs = anyOf(words.germs);
const tests = anyOf(words.germTests);
const bloodTests = anyOf(words.bloodTests);
const vaccines = anyOf(words.vaccines);

/** What stands between the first of a list and what is said of the whole of it: "COVID/Flu A&B/RSV PCR". */
const others = String.raw`(?:[ ,/&+:(–-]{1,3}(?!(?:infections?|illness|ago|sx|symptoms|had|has|have|having|last|recent|recently|since|so|after|despite|caught|getting|diagnosed|pos|positive|no|not)\b)[\p{L}\d]+){0,6}?[ ,/&+:(–-]{1,3}`;
const isGerm = new RegExp(`^(?:viral |bacterial )?${germs}(?: [ab](?: ?[&+/] ?b)?)?$`, 'i');
const testBehind = new RegExp(String.raw`^${others}(?:(?:throat|nose|nasal|viral|wound) )?${tests}\b`, 'iu');
const testBefore = new RegExp(
  String.raw`\b(?:pcrs?|swab(?:s|bed)?|naat|serology|sti screen|await(?:ing)?|${bloodTests})(?: (?:for|sent|taken|incl(?:uding)?))?${others}$`,
  'iu',
);
const bloodTestBehind = new RegExp(String.raw`^ ?[,/+&] ?${bloodTests}\b`, 'i');
const vaccineBehind = new RegExp(String.raw`^${others}${vaccines}(?![\p{L}\d])`, 'iu');
const vaccineBefore = new RegExp(String.raw`(?<![\p{L}\d])(?:${vaccines})(?:: ?|${others})$`, 'iu');
/** "COVID x3", "Flu 04/24", "COVID Nov 23": doses and when they were given. "Flu 4/7" is for four days. */
const ofDoses = /^(?:covid|flu|influenza|pneumococcal|tetanus|polio|hpv|diphtheria)/i;
const doses =
  /^:?(?: x ?\d\b(?! ?(?:\/|days|weeks|hours|d\b))| (?:0?[1-9]|1[0-2])\/(?:1[3-9]|[2-4]\d|20\d\d)\b(?!\/)| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* ?['’]?(?:20)?[12]\d\b)/i;
const answered =
  /\b(?:pos|positive|neg|negative|detected|reactive|isolated|grown|grew|confirmed|immune)\b|[+-]ve|\+(?= ?(?:$|[,.;)]))/i;
const hasIt = /\b(?:has|have|had|having|got|caught|acute|confirmed|active|current) (?:an? )?$/i;

/** Whether an illness is only named by what looks for it or keeps it away: "swab COVID/flu", "FBE, CRP, coeliac", "pneumococcal up to date". */
export function isOfTestOrVaccine(text: string, [start, end]: Span): boolean {
  const form = text.slice(start, end);
  if (!isGerm.test(form)) return false;
  const before = lastOf(text.slice(Math.max(0, start - 80), start));
  const behind = firstOf(text.slice(end, end + 80));
  if (hasIt.test(before)) return false;
  if (vaccineBefore.test(before) || vaccineBehind.test(behind)) return true;
  if (ofDoses.test(form) && doses.test(behind)) return true;
  if (answered.test(before) || answered.test(behind)) return false;
  return testBefore.test(before) || testBehind.test(behind) || bloodTestBehind.test(behind);
}

/** The words of the same clause. */
const lastOf = (words: string): string => words.slice(Math.max(...stops.map((stop) => words.lastIndexOf(stop))) + 1);
const firstOf = (words: string): string => {
  const at = stops.map((stop) => words.indexOf(stop)).filter((place) => place !== -1);
  return at.length === 0 ? words : words.slice(0, Math.min(...at));
};
const stops = ['\n', ';', '. '];
