/** A word that was blanked out before the paper was handed on: "XXXX". */
const blank = 'X{4,}';

/**
 * A statement without its blanked words, where what is left still says what it said: "PA chest, dated XXXX" is a picture of the chest. A
 * blanked word that the rest leans on stays as a gap.
 */
export function withoutBlanks(text: string): string {
  if (!/X{4}/.test(text)) return text;
  return removals
    .reduce((words, [pattern, instead]) => words.replace(pattern, instead), text)
    .replace(/\s+([.,;])/g, '$1')
    .replace(/^[\s.,;]+/, '')
    .replace(/(?:\s*[,;])+\s*(?=[.,;]|$)/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
    .replace(new RegExp(`\\b${blank}\\b`, 'g'), '…');
}

const time = `(?:${blank}|\\d{1,2}[:/.]\\d{2}|a\\.?m\\.?|p\\.?m\\.?|hours?)`;

const removals: readonly [RegExp, string][] = [
  [/\bx-X{4,}/gi, 'x-ray'],
  [/\b(chest) x X{4,}/gi, '$1 x-ray'],
  [new RegExp(`\\b${blank}[- ]onset (?:of )?`, 'gi'), ''],
  // "XXXX-year-old XXXX with cough", "XXXX and cough for one XXXX"
  [new RegExp(`^${blank}[- ]years?[- ]olds? ${blank} (?:with|who has) `, 'i'), ''],
  [new RegExp(`^${blank} and (?=\\p{L})`, 'iu'), ''],
  [new RegExp(`(?:,? and ${blank})? for (?:about |the past |the last )?[\\w -]{0,12} ${blank}(?=[.;,]|$)`, 'i'), ''],
  [new RegExp(`^${blank}[- ]years?[- ]olds?\\b,?\\s*`, 'i'), ''],
  [new RegExp(`\\b(an? |the )?${blank}[- ]years?[- ]old\\b\\s*`, 'gi'), '$1'],
  [
    new RegExp(
      `\\b(?:dated|performed|obtained|acquired|done|taken|at|on|from|of|since)(?: (?:on|at|from))? ${blank}(?:[,/ ]+${time})*`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      `(?:[,:]|(?<=\\b(?:chest|lateral|views?|radiographs?|x-ray|films?|hours)\\b))\\s*${blank}(?:[,/ ]+(?:at )?${time})*[.;]*$`,
      'i',
    ),
    '',
  ],
  // Which one is blanked out, and not that something is to be done.
  [new RegExp(`\\b(recommend|suggest|consider)(?: an?)? ${blank}(?= (?:to|for) )`, 'gi'), '$1 another check'],
  [new RegExp(`,? (?:and|or|of|with|due to|for) ${blank}[.;]*$`, 'i'), ''],
  [new RegExp(`^(?:${blank}[,/ ]*(?:${time}[,/ ]*)*)$`, 'i'), ''],
];

/** Nothing but blanks and a word between them: "…, … … telephone." */
export const isAllBlank = (text: string): boolean =>
  text.includes('…') && (text.match(/[\p{L}\d]{2,}/gu) ?? []).length <= 2;

/** Whether so much is blanked out that what is left says little: "The … are intact." */
export const isMostlyBlank = (text: string): boolean => {
  const blanks = (text.match(/…/g) ?? []).length;
  return blanks > 1 || (blanks === 1 && text.split(' ').length <= 13);
};
