/**
 * Short forms of prescriptions and notes, in words. The Latin ones as the Joint Commission and ISMP ask to have them written. What
 * has two meanings ("OD", "HS", "AC") is spelled instead.
 */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bb\.i\.d\.?(?=\W|$)|\b(?:bid|BID)\b/gu, 'twice a day'],
  [/\bt\.i\.d\.?(?=\W|$)|\b(?:tid|TID|tds|TDS)\b/gu, 'three times a day'],
  [/\bq\.i\.d\.?(?=\W|$)|\b(?:qid|QID)\b/gu, 'four times a day'],
  [/\bq\.o\.d\.?(?=\W|$)|\b(?:qod|QOD)\b/gu, 'every other day'],
  [/\bq\.?h\.?s\.?(?=\W|$)/giu, 'every night at bedtime'],
  [/\bq\.?a\.?m\.?(?=\W|$)/giu, 'every morning'],
  [/\bq\.?p\.?m\.?(?=\W|$)/giu, 'every evening'],
  [/\bq\.d\.?(?=\W|$)|\b(?:qd|QD|qday)\b/gu, 'every day'],
  [/\bq\.?\s?(\d+(?:\s?[-–]\s?\d+)?)\s?(?:h|hr|hrs|hours)\b\.?/giu, 'every $1 hours'],
  [/\bq\.?\s?(\d+(?:\s?[-–]\s?\d+)?)\s?(?:min|minutes)\b\.?/giu, 'every $1 minutes'],
  [/\bq\.?\s?(\d+(?:\s?[-–]\s?\d+)?)\s?(?:d|days)\b\.?/gu, 'every $1 days'],
  [/\bp\.r\.n\.?(?=\W|$)|\b(?:prn|PRN)\b/gu, 'as needed'],
  [/\bp\.o\.(?=\W|$)|\b(?:po|PO)\b(?! Box)/gu, 'by mouth'],
  [/\b(?:subcut|subq|SubQ|SQ)\b\.?/gu, 'under the skin'],
  [/\b[Ww]\/o\b/gu, 'without'],
  [/\bw\/\s?(?=\w)/gu, 'with '],
  [/\bc\/o\b/gu, 'complains of'],
  [/\bs\/p\b/giu, 'after'],
  [/\bh\/o\b/giu, 'history of'],
  [/\bf\/u\b/giu, 'follow up'],
  [/\bN\/A\b/gu, 'not applicable'],
  [/\br\/o\b/giu, 'rule out'],
  [/\b(12|24)\s?HR\b(?=\s\p{L})/gu, '$1 hour'],
  [/(?<=\d)[\s-]?(?:y\/o|y\.o\.|yo)\b/gu, ' year old'],
  [/\be\.\s?g\.,?/giu, 'for example'],
  [/\bi\.\s?e\.,?/giu, 'that is'],
  [/\b[Vv]s\.?(?=\s)/gu, 'versus'],
  [/\betc\.(?=\s\p{Ll}|,|\))/gu, 'et cetera'],
  [/\bapprox\./giu, 'approximately'],
  [/\b(?:Dr|DR)\.?(?=\s\p{Lu})/gu, 'Doctor'],
  [/\b[Tt]abs?\b\.?(?=\s|,|$)/gu, 'tablets'],
  [/\b[Cc]aps?\b\.?(?=\s|,|$)(?<=\d\s?caps?\.?)/gu, 'capsules'],
  [/(?<=\b(?:fever|temp(?:erature)?)\b.{0,24}\d)\s?F\b/giu, ' degrees Fahrenheit'],
  [/(?<=\b(?:fever|temp(?:erature)?)\b.{0,24}\d)\s?C\b/giu, ' degrees Celsius'],
];

export const sayShortForms = (text: string): string =>
  shortForms
    .reduce((said, [form, words]) => said.replace(form, words), text)
    .replace(/(?<![\d.-]\s?)\b1 (tablet|capsule)s\b/gu, '1 $1');
