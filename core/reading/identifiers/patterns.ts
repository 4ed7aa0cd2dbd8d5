import type { Identifier } from '../../documents/explanation.ts';

type Kind = Identifier['kind'];

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const streetEnds =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|circle|cir|parkway|pkwy|highway|hwy|square|sq|close|crescent';
const streetEnd = `(?:${streetEnds
  .split('|')
  .flatMap((end) => [end, end.charAt(0).toUpperCase() + end.slice(1), end.toUpperCase()])
  .join('|')})`;

/** What shows by its form alone, wherever it stands. Every repetition is bounded, so that no text can make them slow. */
export const patterns: readonly (readonly [Kind, RegExp])[] = [
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g],
  ['url', /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{3,200}/gi],
  ['date', /(?<![\d/.-])\d{4}-\d{1,2}-\d{1,2}(?![\d-])/g],
  ['date', /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/.-]\d|\d|\s?(?:mg|mcg|ml|units?)\b)/gi],
  [
    'date',
    new RegExp(
      String.raw`(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?${month}\.?,?[ -](?:\d{4}|\d{2})(?!\d)`,
      'giu',
    ),
  ],
  ['date', new RegExp(String.raw`(?<![\p{L}])${month}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?(?![\d\p{L}])`, 'giu')],
  [
    'phone',
    /(?<![\d.-])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\d-])/gi,
  ],
  ['phone', /(?<![\d.-])\+\d{1,3}(?:[ -]?\(?\d{1,4}\)?){2,6}(?!\d)|(?<!\d)0\d{2,4} \d{3,4} \d{3,4}(?!\d)/g],
  ['id', /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g],
  // Card numbers open with 3 to 6, which columns of years do not.
  ['id', /(?<![A-Za-z\d.-])(?:\d{13,19}|[3-6]\d{3}(?:[ -]\d{4}){3})(?![\d.-])/g],
  ['id', /(?<![A-Za-z\d])[A-Z]{2}\d{2}[A-Z\d]{11,30}(?![A-Za-z\d])/g],
  ['other', /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g],
  ['age', /(?<=\b(?:age|aged)(?: of)? )\d{1,3}(?![\d.%]|[-–]\d)|(?<![\d.])\d{2,3}(?=[MF] (?:with|who|presents)\b)/gi],
  [
    'age',
    /(?<![\d.])\d{1,3}(?=[ -]?(?:year|yr|y\/o|yo\b)s?(?:[ -]old)?\b)(?=.{2,9}(?:old|y\/o|yo|m\b|f\b|male|female))/gi,
  ],
  [
    'age',
    /(?<![\d.])\d{1,3}(?=[ -]?years?[ -]old\b)|(?<![\d.])\d{1,3}(?=[ -](?:month|week|day)s?[ -]old (?:male|female|boy|girl|baby|infant|newborn|child|son|daughter)\b)|(?<![\d.])\d{1,3}(?=\s?(?:yo|y\/o|y\.o\.)(?![\p{L}]))/giu,
  ],
  [
    'address',
    new RegExp(
      String.raw`(?<![\d.-])\d{1,6}[A-Za-z]? (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}'’-]{1,24} ){1,3}${streetEnd}\b\.?(?:,? (?:[Aa]pt|APT|[Ss]uite|[Ss]te|[Uu]nit|#)\.? ?[\w-]{1,6})?`,
      'gu',
    ),
  ],
  ['address', /(?<!\p{L})\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?, [A-Z]{2} \d{5}(?:-\d{4})?(?!\d)/gu],
  ['address', /\bP\.?O\.? Box \d{1,6}/gi],
];

/** Names of places of care and of other bodies, by the word they end in. */
export const organisation =
  /(?<![\p{L}])(?:(?:\p{Lu}[\p{L}'’&.-]{1,24}|of|the|and|de|for) ){0,5}\p{Lu}[\p{L}'’&.-]{1,24} (?:Hospitals?|Clinics?|Medical Cent(?:er|re)|Health(?:care)?(?: System| Services)?|Laborator(?:y|ies)|Labs|Medical Group|Infirmary|Surgery|Cent(?:er|re) for [\p{L}]+|Diagnostics|Imaging|Pharmacy|Associates|University|Institute|Inc|LLC|Ltd|GmbH|Insurance|Practice|NHS Trust|Assisted Living|Nursing Home|Care Home|Hospice|Rehabilitation|Home Care|Dental Care|Health Centre|Foundation|College|High School|Elementary School|Church|Bank|Corporation|Company|Physicians|Urgent Care|Family Medicine|Medical Practice)(?![\p{L}])/gu;
