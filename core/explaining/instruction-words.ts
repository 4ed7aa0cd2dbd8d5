import { listOf } from './wording.ts';

/** Latin and clipped words of a prescription and the plain words for them, longest forms first. Numbers stay as printed. */
const table: readonly [RegExp, string][] = [
  [/\biii(?=\s(?:tab|cap|puff|drop|gtt|po\b))/g, '3'],
  [/\bii(?=\s(?:tab|cap|puff|drop|gtt|po\b))/g, '2'],
  [/\bi(?=\s(?:tab|cap|puff|drop|gtt|po\b))/g, '1'],
  [/\b(?:by|via) (?:the )?oral route\b/g, 'by mouth'],
  [/\b(?:by|via) (?:the )?inhalation(?: route)?\b/g, ''],
  [/\b(?:by mouth|p\.?o\.?|per os|orally|oral(?:\s+route)?)(?![\w.])/g, 'by mouth'],
  [/\b(?:every|q)\s*other\s*day\b|\bq\.?o\.?d\.?(?![\w.])/g, 'every other day'],
  [
    /\b(?:twice|two times|2 ?x|2 times)\s*(?:daily|a day|per day|\/\s*day)\b|\bb\.?(?:i\.?)?d\.?s?(?![\w.])/g,
    'twice a day',
  ],
  [
    /\b(?:three times|3 ?x|3 times)\s*(?:daily|a day|per day|\/\s*day)\b|\bt\.?(?:i\.?d|d\.?s)\.?(?![\w.])/g,
    'three times a day',
  ],
  [
    /\b(?:four times|4 ?x|4 times)\s*(?:daily|a day|per day|\/\s*day)\b|\bq\.?(?:i\.?d|d\.?s)\.?(?![\w.])/g,
    'four times a day',
  ],
  [
    /\bevery day at bedtime\b|\b(?:q\.?)?h\.?s\.?(?![\w.])|\bat bedtime\b|\bnightly\b|\bat night\b|\bnocte\b/g,
    'at bedtime',
  ],
  [/\bq\.?a\.?m\.?(?![\w.])|\b(?:every|each|in the) morning\b|\bmane\b|\bo\.?m\.?(?![\w.])/g, 'each morning'],
  [/\bq\.?p\.?m\.?(?![\w.])|\b(?:every|each|in the) evening\b/g, 'each evening'],
  [
    /\b(?:once|one time|1 time|1 ?x)\s*(?:daily|a day|per day)\b|\bq\.?d(?:ay)?\.?(?![\w.])|\bevery day\b|\bdaily\b|\bo\.d\.|\b1 ?x \/ ?day\b/g,
    'once a day',
  ],
  [/\b(?:once weekly|q\.?\s*w(?:ee)?k|every week|weekly)(?![\w.])/g, 'once a week'],
  [/\b(?:q\.?|every )\s*(\d+)\s*(?:-|to)\s*(\d+)\s*(?:h|hr|hrs|hours?)\.?(?!\w)/g, 'every $1 to $2 hours'],
  [/\b(?:q\.?|every )\s*(\d+)\s*(?:h|hr|hrs|hours?)\.?(?!\w)/g, 'every $1 hours'],
  [
    /\b(?:as needed|p\.?r\.?n\.?)(?:\s+for|\s*:)?\s*(?=[a-z]{2})(?!(?:by|at|with|every|once|twice|three|four|in|on|up|max|not|to|and|or|x)\b)/g,
    'when needed for ',
  ],
  [/\bs\.?o\.?s\.? if (?=[a-z])/g, 'when needed for '],
  [/\b(?:as needed|p\.?r\.?n\.?|sos)(?![\w.])/g, 'when needed'],
  [/\b(?:sublingual(?:ly)?|s\.?l\.?)(?![\w.])/g, 'under the tongue'],
  [/\b(?:subcutaneous(?:ly)?|s\.?c\.?|sub-?q|sq)(?![\w.])/g, 'under the skin'],
  [/\b(?:intramuscular(?:ly)?|i\.?m\.?)(?![\w.])/g, 'into a muscle'],
  [/\b(?:intravenous(?:ly)?|i\.?v\.?)(?![\w.])/g, 'into a vein'],
  [/\b(?:topical(?:ly)?|top\.?)(?!\w)/g, 'on the skin'],
  [/\b(?:rectally|per rectum|p\.r\.)(?!\w)/g, 'into the bottom'],
  [/\binhal(?:e|ed|ation)\b/g, 'breathe in'],
  [/\b(?:before (?:meals|food)|a\.?c\.?)(?![\w.])/g, 'before meals'],
  [/\b(?:after (?:meals|food)|p\.?c\.?)(?![\w.])/g, 'after meals'],
  [/\b(?:ut dict(?:um)?\.?|u\.?d\.?|as directed)(?!\w)/g, 'as directed'],
  [/\bx\s*(\d+)\s*(?:d|days?)\b/g, 'for $1 days'],
  [/\bx\s*(\d+)\s*(?:wks?|weeks?)\b/g, 'for $1 weeks'],
  [/\bx\s*(\d+)\s*(?:mos?|months?)\b/g, 'for $1 months'],
  // Behind a dose or a way of taking it "ON" closes the line and is short for "omni nocte", every night.
  [/(?<=(?:mouth|vein|skin|\d ?(?:mg|mcg|g|ml|tablets?|capsules?|puffs?|units?)) +)o\.?n\.?(?=\s*$)/g, 'at night'],
  [/\bo\.?u\.?(?![\w.])/g, 'in both eyes'],
  [/\b(?:per )?sliding scale\b/g, 'by the sliding scale'],
  [/\btabs?\.?(?!\w)/g, 'tablet'],
  [/\bcaps?\.?(?!\w)/g, 'capsule'],
  [/\bgtts?\.?(?!\w)/g, 'drop'],
  [/\bsob\b/g, 'shortness of breath'],
];

/** Short words that need no changing. Any other word left over, unless it is too long for a short form, means that we did not understand the line. */
const plainWords = new Set(
  `a all an and and/or apply at bedtime before after both bottom breath breathe by can capsule capsules chew cream day days
   directed dissolve dose doses drop drops each ear ears every eye eyes evening first five food for four from full glass half noon
   hour hours if in inhaler inject into is it meal meals mg mcg milk ml mouth morning muscle noon muscles needed needed, night of on once one
   only or other patch per pills pill place puff puffs scoop shortness skin spray sprays swallow syringe tablet tablets take teaspoon
   teaspoons tablespoon the then three times to tongue twice two right left both scale sliding under unit units until up use vein water week weeks when whole
   with month months minutes minute g gram grams iu as pain fever cough wheezing nausea itching headache anxiety sleep
   constipation heartburn vomiting dizziness swelling allergies breathing asthma`.split(/\s+/),
);

/**
 * A printed instruction in plain words ("1 tab po bid" -> "1 tablet by mouth twice a day"); undefined where any word of it is not
 * understood, so that the line is shown as printed instead. "od" and "os" mean an eye or a time, and stay unread unless what stands
 * beside them decides.
 */
export function plainInstructions(printed: string): string | undefined {
  let words = ` ${printed
    .toLowerCase()
    .replace(/\(\s*(?=continued?\b)/, ', ')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
  words = sideOrTime(words);
  for (const [pattern, plain] of table) words = words.replace(pattern, ` ${plain} `);
  const tidy = byTimeOfDay(words)
    .replace(/\s+([,;.])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\b\d (?:tablet|capsule) (?=\d (?:in the|at))/g, '')
    .replace(/\b(once a day) (?=at bedtime|each (?:morning|evening))/g, '')
    .replace(/\bevery (?=at bedtime|each)/g, '')
    .trim()
    .replace(/[\s.,;]+$/, '');
  if (tidy === '') return undefined;
  const isRead = tidy.split(/[\s,;.]+/).every(isReadable);
  return isRead
    ? pluralAmounts(
        amountsBehind(tidy)
          .replace(/\bml\b/g, 'mL')
          .replace(/^(\d+) (?=once|twice|three|four|every|at|each|by)/, '$1, '),
      )
    : undefined;
}

/** "4 x daily 2", "1 x daily 1 chewable": how often, and how many each time. */
const amountsBehind = (words: string): string =>
  words
    .replace(/^((?:once|twice|three times|four times) a day|at bedtime) (\d)(?=$| [a-z]{4,}$)/, '$1, $2')
    .replace(/^((?:once|twice|three times|four times) a day, \d|at bedtime, \d)$/, '$1 at a time');

const isReadable = (word: string): boolean =>
  word === '' || plainWords.has(word) || isAmount.test(word) || /^[a-z-]{5,}$/.test(word);

const isAmount = /^\d+(?:[.,/-]\d+)*(?:mg|mcg|ml|g|%)?$/;

const pluralAmounts = (words: string): string =>
  words.replace(/\b((?:[2-9]|\d{2,})(?:\.\d+)?) (tablet|capsule|puff|unit|drop|spray|day|week)\b/g, '$1 $2s');

const times = ['in the morning', 'at noon', 'in the evening', 'at bedtime'];
const threeTimes = ['in the morning', 'at noon', 'at night'];

/** "1-0-1": how many to take in the morning, at noon and at night, as prescriptions of many countries print it. */
const byTimeOfDay = (words: string): string =>
  words.replace(
    /(?<![\d/-])([0-3½](?:\s?[-+]\s?[0-3½]){2,3})(?![\d/-]|\s*(?:puff|tab|cap|unit|ml|drop))/g,
    (all, pattern: string) => {
      const counts = pattern.split(/\s?[-+]\s?/);
      const names = counts.length === 3 ? threeTimes : times;
      const parts = counts.flatMap((count, at) => (count === '0' ? [] : [`${count} ${names[at] ?? ''}`]));
      return parts.length === 0 ? all : ` ${listOf(parts)} `;
    },
  );

/**
 * Beside drops with a time of their own "od" is the right eye, beside a count of tablets or a strength once a day. "1 drop od" may be
 * either, and stays as printed.
 */
function sideOrTime(words: string): string {
  if (/\b(?:gtts?|drops?|eye|oint\w*)\b/.test(words)) {
    const saysWhen = /\b(?:[bt]\.?i\.?d|q\.?i\.?d|bd|tds|qds|q?hs|daily|nightly|q\d+h|every|times|nocte)\b/.test(words);
    return saysWhen
      ? words.replace(/\bo\.?d\.?(?![\w.])/g, 'in the right eye').replace(/\bo\.?s\.?(?![\w.])/g, 'in the left eye')
      : words;
  }
  return /^ (?:take )?(?:\d+|one|two)\b/.test(words) ? words.replace(/\bo\.?d\.?(?![\w.])/g, 'once a day') : words;
}
