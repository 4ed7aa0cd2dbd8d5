import { points, ranked } from './point-forms.ts';
import { ends, link, number, roman, toRoman, type ScaleForm } from './scale-form.ts';

const percent = String.raw`(?<value>[<>≥~]?\s?\d{1,3})\s?%`;
const notNow = String.raw`(?<!\b(?:no|not|without|exclude|rule out|previous(?:ly)?|prior|history of|hx of|past|if|for)\s(?:an?\s)?)`;

const smear: readonly (readonly [RegExp, string])[] = [
  [/^NILM|^negative/i, 'NILM'],
  [/^HSIL|^high/i, 'HSIL'],
  [/^LSIL|^low/i, 'LSIL'],
  [/^ASC-?H/i, 'ASC-H'],
  [/^ASC/i, 'ASC-US'],
];

const stability: readonly (readonly [RegExp, string])[] = [
  [/stable|^MSS/i, 'stable'],
  [/high|-H$/i, 'high'],
];

const wordOf =
  (words: readonly (readonly [RegExp, string])[], other: string) =>
  (printed: string): string =>
    words.find(([form]) => form.test(printed))?.[1] ?? other;

export const tumorScales: readonly ScaleForm[] = [
  ranked(
    'deauville',
    ['deauville'],
    'Deauville(?: (?:five|5)[- ]point| 5-?PS)?(?: scale)?(?: criteria)?(?: score)?(?: \\(DS\\))?',
    '[1-5]',
    (v) => v,
  ),
  {
    scale: 'lymphoma_stage',
    keys: ['ann arbor', 'lugano', 'lymphoma'],
    form: String.raw`\b(?:Ann[- ]Arbor|Lugano)(?:[\s(]{1,2}(?:modified|classification|\d{4})\)?)*\s(?:stage|staging)[\s:]{1,3}(?<value>(?:IV|I{1,3}|[1-4])[ABESX]{0,3})(?![\p{L}\d]|\s?[-–]\s?I)`,
    tidy: toRoman,
  },
  {
    scale: 'lymphoma_stage',
    keys: ['ann arbor', 'lugano'],
    form: String.raw`\bstage\s(?<value>(?:IV|I{1,3}|[1-4])[ABESX]{0,3})[\s,]{1,2}\(?(?:by\s)?(?:Ann[- ]Arbor|Lugano)`,
    tidy: toRoman,
  },
  {
    scale: 'cancer_stage',
    keys: ['figo'],
    form: String.raw`\bFIGO(?:\s\(?\d{4}\)?)?(?:\sstage)?[\s:]{1,2}(?<value>IV[ABC]?|III[ABCD]?[12]?|II[ABC]?[12]?|I[ABC]?[1-3]?)(?![\p{L}\d]|\s?[-–]\s?I)`,
    tidy: toRoman,
  },
  {
    scale: 'dukes_stage',
    keys: ['duke'],
    form: String.raw`\bDuke(?:s['’]?|['’]s)\s(?:stage\s|class\s)?(?<value>A|B[12]?|C[12]?|D)(?![\p{L}\d/])`,
  },
  {
    scale: 'breslow',
    keys: ['breslow'],
    form: String.raw`\bBreslow(?:['’]?s)?(?:\s(?:thickness|depth|tumou?r))*(?:${link}|\s)(?:at least\s)?(?<value>${number})\s?mm`,
  },
  ranked(
    'clark_level',
    ['clark'],
    "Clark(?:['’]?s)?(?: anatomic)?(?= level|[ ,]{1,2}(?:I{1,3}|IV|V)\\b)",
    `${roman}|[1-5]`,
    toRoman,
  ),
  points('allred', ['allred'], 'Allred', 8),
  {
    scale: 'cervical_cells',
    keys: ['nilm', 'asc-', 'ascus', 'lsil', 'hsil', 'intraepithelial lesion'],
    needs: /\b(?:pap|smear|cervi\w*|cytolog\w*|thinprep|surepath|lbc)\b/i,
    form: String.raw`${notNow}\b(?<value>NILM|HSIL|LSIL|ASC-?H|ASC-?US|negative for intraepithelial lesion|(?:low|high)[- ]grade squamous intraepithelial lesion)\b(?!\s?(?:or|and above|\/\s?[A-Z]))`,
    tidy: wordOf(smear, 'ASC-US'),
  },
  {
    scale: 'pd_l1_tps',
    keys: ['tps', 'proportion score'],
    form: String.raw`\b(?:tumou?r proportion score(?: \(TPS\))?|TPS\)?)(?:${link}|\s)${percent}`,
  },
  {
    scale: 'pd_l1_cps',
    keys: ['cps', 'combined positive'],
    form: String.raw`\b(?:combined positive score(?: \(CPS\))?|CPS\)?)(?:${link}|\s)(?<value>[<>≥~]?\s?\d{1,3})${ends}(?!\s?%)`,
  },
  {
    scale: 'tumor_burden',
    keys: ['tmb', 'mutation'],
    form: String.raw`\b(?:TMB|tumou?r mutation(?:al)? (?:burden|load)(?: \(TMB\))?)(?:${link}|[\s-])(?<value>${number}(?=\s?mut)|high|low|intermediate)(?!\p{L})`,
  },
  {
    scale: 'microsatellite',
    keys: ['msi', 'mss', 'microsatellite'],
    form: String.raw`(?<!\b(?:no|not)\s)\b(?<value>microsatellite[- ](?:stable|instability[- ](?:high|low))|microsatellite (?:instability )?(?:\(MSI\) )?(?:status)?\s?:?\s?(?:stable|high|low)\b|MSI-(?:H|L)|MSI(?: status)?(?:[- ]|: )(?:high|low|stable)|MSS)(?![\p{L}-])`,
    tidy: wordOf(stability, 'low'),
  },
];
