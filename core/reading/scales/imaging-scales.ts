import { ends, link, number, roman, toDigit, toMinus, toRoman, toSpan, type ScaleForm } from './scale-form.ts';

const rads = (name: string): string => String.raw`\b(?:ACR\s)?${name}[- ]?RADS\b\s?(?:®|™)?`;
const density = (words: string): string => String.raw`(?<value>${words})`;

const densityLetters: readonly (readonly [RegExp, string])[] = [
  [/fatty/i, 'a'],
  [/scattered/i, 'b'],
  [/heterogeneous/i, 'c'],
  [/extremely/i, 'd'],
];

const percent = String.raw`[<>≥]?\s?\d{1,2}(?:\.\d)?\s?%?(?:\s?(?:-|–|to)\s?\d{1,2}(?:\.\d)?)?\s?(?:%|percent\b)`;

export const imagingScales: readonly ScaleForm[] = [
  {
    scale: 'bi_rads',
    keys: ['rads', 'birads'],
    form: String.raw`\bBI[- ]?RADS\b\s?®?${link}(?<value>[0-6][abc]?)${ends}`,
  },
  {
    scale: 'breast_density',
    keys: ['dense', 'fatty', 'fibroglandular'],
    form: density(
      String.raw`almost entirely fat(?:ty)?|(?:predominantly|entirely) fatty|scattered (?:areas of )?fibroglandular|heterogeneously dense|extremely dense`,
    ),
    tidy: (printed) => densityLetters.find(([words]) => words.test(printed))?.[1] ?? 'a',
  },
  {
    scale: 'breast_density',
    keys: ['density'],
    form: String.raw`\bbreast (?:density|composition)${link}(?:ACR\s)?(?<value>[a-d])(?![\p{L}])`,
  },
  {
    scale: 'lung_rads',
    keys: ['lung-rads', 'lung rads', 'lungrads'],
    form: String.raw`${rads('Lung')}${link}(?<value>[0-4][abx]?s?)${ends}`,
  },
  {
    scale: 'pi_rads',
    keys: ['pi-rads', 'pirads', 'pi rads'],
    form: String.raw`${rads('PI')}${link}(?<value>[1-5])${ends}`,
  },
  {
    scale: 'li_rads',
    keys: ['li-rads', 'lirads', 'li rads'],
    form: String.raw`${rads('LI')}${link}(?:LR-?)?(?<value>[1-5]|M|TIV|NC)${ends}`,
  },
  { scale: 'li_rads', keys: ['lr-'], form: String.raw`\bLR-(?<value>[1-5]|M|TIV|NC)${ends}`, caseSensitive: true },
  {
    scale: 'ti_rads',
    keys: ['ti-rads', 'tirads', 'ti rads'],
    form: String.raw`${rads('TI')}${link}(?:TR-?\s?)?(?<value>[1-5][abc]?)${ends}`,
  },
  {
    scale: 'ti_rads',
    keys: ['tr1', 'tr2', 'tr3', 'tr4', 'tr5'],
    form: String.raw`\bTR(?<value>[1-5])${ends}`,
    caseSensitive: true,
  },
  { scale: 'o_rads', keys: ['o-rads'], form: String.raw`${rads('O')}(?:\s(?:US|MRI))?${link}(?<value>[0-5])${ends}` },
  {
    scale: 'cad_rads',
    keys: ['cad-rads'],
    form: String.raw`${rads('CAD')}(?:\s2\.0)?${link}(?<value>[0-5][ab]?)(?![\d]|\s?[-–]\s?\d)`,
  },
  {
    scale: 'bosniak',
    keys: ['bosniak'],
    form: String.raw`\bBosniak${link}(?<value>IIF|2F|${roman}|[1-4])${ends}`,
    tidy: toRoman,
  },
  {
    scale: 'ejection_fraction',
    keys: ['ejection', 'ef'],
    form: String.raw`(?<!\b(?:normal|reference|right ventricular|rv)\s)\b(?:(?:left ventricular |LV )?ejection fraction(?:\s?\((?:LV)?EF\))?|LVEF|EF)(?:\sby(?:\s(?:biplane|Simpson(?:['’]?s)?|method|3D|2D)){1,4}|\s?\([^()\n\d%]{3,24}\))?(?:${link}|\s?[>≥]?\s?)(?:(?:normal|preserved|reduced|mildly reduced|severely reduced)[\s,(]{1,3}(?:at |of |with )?(?:estimated (?:at )?)?)?(?<value>${percent})`,
    tidy: toSpan,
  },
  {
    scale: 't_score',
    keys: ['t-score', 't score', 't-scores'],
    form: String.raw`\bT[- ]scores?\b(?:\s?\([^)\n]{1,24}\))?(?:${link}|\s)(?:(?:in|at|of|for|the|left|right|total|lumbar|spine|femoral|femur|neck|hip|forearm|radius|L\d-?L?\d?|is|was)[\s:=,]{1,3}){0,9}(?<value>[-−–+]?\s?\d\.\d{1,2})${ends}(?!\s?(?:s\.?d|standard))`,
    tidy: toMinus,
  },
  {
    scale: 'z_score',
    keys: ['z-score', 'z score'],
    form: String.raw`\bZ[- ]scores?\b(?:\s?\([^)\n]{1,24}\))?(?:${link}|\s)(?:(?:in|at|of|for|the|left|right|total|lumbar|spine|femoral|femur|neck|hip|is|was)[\s:=,]{1,3}){0,9}(?<value>[-−–+]?\s?\d\.\d{1,2})${ends}(?!\s?(?:s\.?d|standard))`,
    tidy: toMinus,
  },
  {
    scale: 'frax_major',
    keys: ['frax', 'probability of', 'fracture risk'],
    form: String.raw`\bmajor osteoporotic (?:fracture)?(?:\s(?:risk|probability))?${link}(?<value>${number})\s?%`,
  },
  {
    scale: 'frax_hip',
    keys: ['frax', 'probability of', 'fracture risk'],
    form: String.raw`\bhip fracture(?:\s(?:risk|probability))?${link}(?<value>${number})\s?%`,
  },
  {
    scale: 'coronary_calcium',
    keys: ['agatston', 'calcium score', 'cac'],
    form: String.raw`\b(?:Agatston(?: calcium)?|coronary (?:artery )?calcium|CAC|calcium)${link}(?<value>\d{1,4})${ends}(?!\s?(?:mg|mmol))`,
  },
  {
    scale: 'kellgren_lawrence',
    keys: ['kellgren', 'kl ', 'k-l '],
    form: String.raw`\b(?:Kellgren[- –](?:and[- ])?Lawrence(?:\s\(KL\))?|K-?L(?=\s(?:grade|stage)))${link}(?<value>[0-4]|${roman})${ends}`,
    tidy: toDigit,
  },
];
