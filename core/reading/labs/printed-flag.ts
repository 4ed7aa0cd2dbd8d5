import reportWords from './report-words.json' with { type: 'json' };
import { withSingleBlanks } from './signs.ts';

/** Raised letters and digits, daggers: they point from a number to a note below the table. "⁺" and "⁻" belong to formulas, "ⁿᵈ" and "ᵗʰ" to counting. */
export const footnoteSigns = 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐᵒᵖᵘᵛʷˣʸᶻ⁰¹²³⁴⁵⁶⁷⁸⁹†‡§¶';

/** What a printed flag says. `abnormal` and `critical` give no direction; `other` is a flag that says nothing of high or low. */
export type FlagMeaning =
  'normal' | 'low' | 'high' | 'critical_low' | 'critical_high' | 'abnormal' | 'critical' | 'other';

const meanings = new Map<string, FlagMeaning>(
  Object.entries(reportWords.flags).flatMap(([meaning, forms]) =>
    forms.split(' ').map((form): [string, FlagMeaning] => [form, meaning as FlagMeaning]),
  ),
);

/** A flag without its brackets, in one spelling. */
const foldFlag = (printed: string): string =>
  withSingleBlanks(printed.trim().replace(/^[([]\s?|\s?[)\]]$/g, ''))
    .replaceAll(' ', '_')
    .replaceAll('−', '-')
    .toLowerCase();

export const flagMeaning = (printed: string): FlagMeaning | undefined => {
  const flag = foldFlag(printed);
  return meanings.get(flag) ?? said.find(([form]) => form.test(flag))?.[1];
};

const degree = '(?:mildly_|slightly_|moderately_|markedly_|clearly_|significantly_|grossly_|just_|well_)?';
const limits = '(?:the_)?(?:normal|reference|limits?|range|expected|target)';
/** What a laboratory says of a result in the words of its own column: "BELOW NORMAL", "within normal limits", "slightly raised". */
const said: readonly (readonly [RegExp, FlagMeaning])[] = [
  [
    /^(?:low|high)[^a-z]+n(?:ormal)?$|^(?:within|inside|in)_(?:the_)?(?:normal_|reference_|expected_)*(?:limits?|range)$|^not_(?:raised|elevated|low|high|increased|reduced)$/,
    'normal',
  ],
  [new RegExp(`^${degree}(?:low|reduced|decreased|diminished|lowered)$|^${degree}(?:below|under)_${limits}`), 'low'],
  [new RegExp(`^${degree}(?:high|raised|elevated|increased)$|^${degree}(?:above|over|exceeds)_${limits}`), 'high'],
  [/^(?:outside|out_of)_(?:the_)?(?:normal_|reference_)*(?:limits?|range)$/, 'abnormal'],
];

const words =
  'critical(?:ly)? (?:high|low)|panic (?:high|low)|very (?:high|low)|abnormal|critical|crit|panic|high|low|elevated|abn|normal';
const letters = 'HH|LL|AA|HI|LO|LX|HX|H|L|N|A|H!|L!|[*]H|[*]L|H[*]|L[*]';
const signs = '[↑↓▲▼⬆⬇]{1,2}|[*]{1,3}|!{1,2}|[+]{1,4}|[-−]{1,4}';

/** Words that a flag may begin with, in lower case. */
export const flagWords: readonly string[] = `critical critically panic very ${words} ${letters}`
  .toLowerCase()
  .split(/[\s|]+/)
  .map((word) => word.replace(/[^a-z]/g, ''));

/** A flag at a place: letters only as capitals, "A" and "N" being ordinary words otherwise. */
export const flagAt = new RegExp(
  `(?:[([](?:${letters}|[Hh]igh|[Ll]ow|HIGH|LOW|[Aa]bnormal|[Cc]ritical|[Nn]ormal|${signs})[)\\]]|(?:${letters}|${signs})(?=[\\s,;|)]|$))`,
  'uy',
);
/** "low-normal", "high–N": within the limits, near one of them. */
const nearLimit = '(?:low|high)(?: ?[-\u2010-\u2013] ?| )(?:normal|N)';
export const flagWordsAt = new RegExp(`(?:${nearLimit}|${words})(?![\\p{L}\\d-]|\\s(?:cv )?risk)`, 'iuy');
/** A flag that touches the number before it: "0.55+", "23.5H", "123*". */
export const flagSuffixAt = new RegExp(
  `(?:\\+{1,4}|[-−]{1,4}|\\*{1,3}|!{1,2}|\\^|[↑↓]{1,2}|HH|LL|H|L)(?=[\\s),;|${footnoteSigns}]|$)`,
  'uy',
);
/** "12.5 S/CO   POS": beside a figure such an answer is a flag; elsewhere it is what was found, or what is expected. */
export const answerFlag = /^(?:POS|NEG)$/;
/** Flags that only a column of their own can hold: one letter that is a word elsewhere. */
export const loneFlag =
  /^(?:HH|LL|AA|HI|LO|LX|HX|H|L|N|A|S|R|I|C|CRIT|ABN|[*]{1,3}|!{1,2}|[+]{1,4}|[-−]{1,4}|[↑↓▲▼]{1,2})$/u;
