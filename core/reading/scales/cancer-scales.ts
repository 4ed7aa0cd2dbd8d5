import { ends, link, roman, toDigit, toRoman, toSpan, type ScaleForm } from './scale-form.ts';

const cancer = String.raw`(?:[\p{L}-]{0,12}carcinoma|cancer|lymphoma|melanoma|sarcoma|myeloma|tumou?r|malignancy|neoplasm|seminoma|mesothelioma|NSCLC|SCLC)`;
const stage = String.raw`(?<value>0|IV[ABC]?|III[ABCD]?[12]?|II[ABC]?[12]?|I[ABCE]?[1-3]?|[1-4][ABC]?)(?![\p{L}\d]|\s?[-–]\s?(?:I|\d))`;
const grade = String.raw`(?:G(?:rade)?\s?)?(?<value>[1-4]|${roman}|low|intermediate|high|x)(?![\d\p{L}+])`;

const told = String.raw`(?<value>low[- ]positive|positive|negative|equivocal|indeterminate|low|not amplified|non-?amplified|amplified|not expressed)`;
const percentOf = String.raw`(?:[\s(,:]{1,3}(?:strongly|weakly|moderately|\d{1,3}\s?%|of|tumor|cells|nuclei|is|are|in|>|<)){0,8}`;

const plainWords: readonly (readonly [RegExp, string])[] = [
  [/^low[- ]positive/i, 'low positive'],
  [/^(?:not |non-?)amplified|^not expressed|^-$|^neg/i, 'negative'],
  [/^(?:amplified|\+|pos)/i, 'positive'],
  [/^(?:equivocal|indeterminate)/i, 'equivocal'],
];
const toWord = (printed: string): string =>
  plainWords.find(([words]) => words.test(printed))?.[1] ?? printed.toLowerCase();

const marginWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:uninvolved|negative|clear|free|not involved)\b/i, 'negative'],
  [/\bclose\b/i, 'close'],
  [/\b(?:involved|positive)\b/i, 'positive'],
];
const toMargin = (printed: string): string => marginWords.find(([words]) => words.test(printed))?.[1] ?? 'positive';

const differentiation: readonly (readonly [RegExp, string])[] = [
  [/^well to/i, '1-2'],
  [/^moderately to/i, '2-3'],
  [/^well/i, '1'],
  [/^mod/i, '2'],
  [/^poor/i, '3'],
  [/^un/i, '4'],
];

const receptor = (name: string): string =>
  String.raw`\b${name}(?:\s?\([A-Z]{2}\))?(?:\s?(?:status|expression|\(IHC\)|by IHC|IHC))?${percentOf}`;

export const cancerScales: readonly ScaleForm[] = [
  {
    scale: 'gleason',
    keys: ['gleason'],
    form: String.raw`\bGleason(?:'s)?${link}(?:(?:[2-9]|10)\s?\(\s?)?(?<value>[1-5]\s?\+\s?[1-5](?:\s?=\s?(?:10|[2-9]))?|(?:10|[6-9])(?!\s?[-–(]))${ends}`,
    tidy: (printed) => withSum(printed.replace(/\s/g, '')),
  },
  {
    scale: 'grade_group',
    keys: ['grade group', 'grade-group', 'isup'],
    form: String.raw`\b(?:grade[- ]group|ISUP(?: grade)?)(?:${link}|\s)(?<value>[1-5])${ends}`,
  },
  {
    scale: 'nottingham_grade',
    keys: ['nottingham', 'bloom', 'elston'],
    form: String.raw`\b(?:Nottingham|Scarff|Bloom|Elston)[^.\n]{0,80}?\bgrade\b[\s:(]{1,3}(?:grade\s)?(?<value>[1-3]|I{1,3})(?![\d\p{L}+]|\s?\/\s?9)`,
    tidy: toDigit,
  },
  {
    scale: 'tumor_grade',
    keys: ['grade'],
    form: String.raw`\b(?<!Nottingham\s(?:combined\s)?)(?:histologic(?:al)?|tumou?r|nuclear|WHO|FIGO|Fuhrman|ISUP nuclear|overall|FNCLCC|CNS WHO)\s(?:WHO |nuclear )?grade[\s:(-]{1,4}(?:is\s)?${grade}`,
    tidy: toDigit,
  },
  {
    scale: 'tumor_grade',
    keys: ['differentiated'],
    form: String.raw`(?<value>\b(?:well|moderately|poorly)(?: to (?:moderately|poorly))?[- ]differentiated|\bundifferentiated)(?=[\s,]+(?:[\p{L}-]+\s){0,2}${cancer})`,
    tidy: (printed) => differentiation.find(([words]) => words.test(printed))?.[1] ?? printed,
  },
  {
    scale: 'tumor_grade',
    keys: ['grade', 'low-grade', 'high-grade'],
    form: String.raw`(?<![-–/]\s?|\bno\s)\b(?<value>low|intermediate|high)[- ]grade\s(?:[\p{L}-]+\s){0,3}?${cancer}`,
  },
  {
    scale: 'cancer_stage',
    keys: ['stage'],
    form: String.raw`\b(?:AJCC|FIGO|TNM|pathologic(?:al)?|anatomic|clinical|prognostic|overall)(?:[\s,]{1,2}(?:AJCC|TNM|8th|ed(?:ition)?\.?|prognostic|anatomic|pathologic|clinical))?\s(?:stage|staging)(?:\s(?:group|is))?[\s:(]{1,3}${stage}`,
    tidy: toRoman,
  },
  {
    scale: 'cancer_stage',
    keys: ['stage'],
    form: String.raw`\bstage\s${stage}(?=[\s,]+(?:[\p{L}-]+\s){0,6}${cancer})`,
    tidy: toRoman,
  },
  {
    scale: 'cancer_stage',
    keys: ['stage'],
    form: String.raw`\b${cancer}(?:[\s,(]+(?:of|the|[\p{L}-]+)){0,4}[\s,(]+stage[\s:]{1,2}${stage}`,
    tidy: toRoman,
  },
  {
    scale: 'cancer_stage',
    keys: ['stage'],
    form: String.raw`\bstage group(?:ing)?[\s:]{1,3}(?:is\s|stage\s)?${stage}|\bstage\s${stage.replace('value', 'sign')}(?=[\s,(]{1,3}(?:AJCC|FIGO|TNM|p?T\d))`,
    tidy: toRoman,
  },
  {
    scale: 'margins',
    keys: ['margin'],
    form: String.raw`(?<value>\b(?:(?:surgical|resection|all|deep|lateral|peripheral|final|inked|excision)\s){0,3}margins?\b(?:\s\([^)]{1,30}\))?(?:\s?:\s?|\s(?:is|are|were|was|appear)\s|\s)(?:all |widely |grossly )?(?:uninvolved|negative|clear|free|close|positive|involved|not involved)\b|\b(?:negative|positive|clear|close|free|involved)\s(?:surgical |resection )?margins?\b|\b(?:tumou?r|carcinoma) (?:is )?(?:present|extends|identified) (?:at|to) the (?:\w+ ){0,2}margin)`,
    tidy: toMargin,
  },
  {
    scale: 'estrogen_receptor',
    keys: ['estrogen', 'oestrogen'],
    form: String.raw`${receptor('o?estrogen receptors?')}[\s:(,-]{0,3}${told}`,
    tidy: toWord,
  },
  {
    scale: 'progesterone_receptor',
    keys: ['progesterone'],
    form: String.raw`${receptor('progesterone receptors?')}[\s:(,-]{0,3}${told}`,
    tidy: toWord,
  },
  {
    scale: 'estrogen_receptor',
    keys: ['er'],
    form: String.raw`\bER(?:\/PR)?(?:${percentOf}[\s:(-]{1,2}(?<value>[Ll]ow[- ][Pp]ositive|[Pp]ositive|[Nn]egative|POSITIVE|NEGATIVE)\b|(?<sign>[+-])(?=[\s,;/)]))`,
    tidy: toWord,
    caseSensitive: true,
  },
  {
    scale: 'progesterone_receptor',
    keys: ['pr'],
    form: String.raw`\b(?:ER\/)?PR(?:${percentOf}[\s:(-]{1,2}(?<value>[Ll]ow[- ][Pp]ositive|[Pp]ositive|[Nn]egative|POSITIVE|NEGATIVE)\b|(?<sign>[+-])(?=[\s,;/)]))`,
    tidy: toWord,
    caseSensitive: true,
  },
  {
    scale: 'her2',
    keys: ['her2', 'her-2'],
    form: String.raw`\bHER-?2(?:\/?\s?neu)?(?:\s?\((?:IHC|ERBB2|FISH)\))?(?:[\s:,(-]{1,3}(?:by|IHC|FISH|ISH|immunohistochemistry|status|score|expression|is|was|gene)){0,5}(?:[\s:,(-]{1,3}(?<value>positive|negative|equivocal|indeterminate|low|not amplified|non-?amplified|amplified|[0-3]\+|0)(?![\d\p{L}])|(?<sign>[+-])(?=[\s,;/).]|$))`,
    tidy: toWord,
  },
  {
    scale: 'ki_67',
    keys: ['ki-67', 'ki67', 'ki 67'],
    form: String.raw`\bKi[- ]?67\b(?:\s(?:proliferation|proliferative|labeling|labelling|(?:\(MIB-?1\))))?(?:\sindex|\srate)?${link}(?<value>[<>~]?\s?\d{1,3}(?:\s?(?:-|–|to)\s?\d{1,3})?)\s?%`,
    tidy: toSpan,
  },
  {
    scale: 'bethesda_thyroid',
    keys: ['bethesda'],
    form: String.raw`\bBethesda(?:\sSystem)?${link}(?<value>${roman}|[1-6])${ends}`,
    tidy: toRoman,
  },
];

const withSum = (score: string): string => {
  const [first, second] = score.split('=')[0]?.split('+') ?? [];
  return score.includes('+') && !score.includes('=') ? `${score}=${Number(first) + Number(second)}` : score;
};
