import { points, pointsInCapitals, ranked, rankedBefore } from './point-forms.ts';
import { ends, link, roman, toDigit, toRoman, toSpan, type ScaleForm } from './scale-form.ts';

const rank = `${roman}|[1-4]`;
const valve = String.raw`(?:mitral|tricuspid|aortic|pulmon(?:ary|ic)) (?:valve )?(?:regurgitation|insufficiency)`;

export const heartLungScales: readonly ScaleForm[] = [
  {
    scale: 'timi_flow',
    keys: ['timi'],
    form: String.raw`\bTIMI(?:[\s-](?:flow|grade)){0,2}[\s:-]{1,2}(?:of\s)?(?<value>[0-3]|I{1,3})${ends}(?!\/\d)`,
    tidy: toDigit,
  },
  points('timi_risk', ['timi'], 'TIMI(?: risk(?: (?:score|index))?|(?= score))', 14),
  pointsInCapitals('heart_score', ['heart'], 'HEART(?= (?:[Ss]core|SCORE))(?: SCORE| Score)?', 10),
  ranked('killip', ['killip'], 'Killip(?:[- ]Kimball)?', rank, toRoman),
  ranked(
    'ccs_angina',
    ['ccs', 'canadian card'],
    'CCS(?=[ :](?:class|grade|angina|I))(?: angina)?|Canadian Cardiovascular Society(?: \\(CCS\\))?(?: angina)?',
    rank,
    toRoman,
  ),
  points('has_bled', ['has-bled', 'hasbled', 'has bled'], 'HAS-?BLED|HAS BLED(?= score)', 9),
  ranked('diastolic_grade', ['diastolic'], 'diastolic (?:dys)?function[,(]?', `grade (?:${rank})`, lastRank),
  rankedBefore('diastolic_grade', ['diastolic'], '(?:LV |left ventricular )?diastolic dysfunction', rank, toRoman),
  { scale: 'valve_grade', keys: ['regurg', 'insuff'], form: String.raw`(?<!\d\s?-\s?)\b(?<value>[1-4]\+)\s${valve}` },
  { scale: 'valve_grade', keys: ['regurg', 'insuff'], form: String.raw`\b${valve}[\s:,(]{1,3}(?<value>[1-4]\+)` },
  {
    scale: 'valve_grade',
    keys: ['mr', 'tr', 'ar', 'ai'],
    form: String.raw`\b(?:[1-4]\+ )?(?<value>[1-4]\+)\s(?:MR|TR|AR|AI)\b`,
    caseSensitive: true,
  },
  {
    scale: 'ejection_fraction',
    keys: ['ef'],
    form: String.raw`(?<!\b(?:normal|RV)\s)\b(?:LVEF|EF)(?:\s?\(%\))?(?:${link}|\s)(?<value>[1-8]\d(?:\s?[-–]\s?[1-8]\d)?)(?![\d/]|\.\d|\s?[-–]|\s(?:to|and)\s\d|\s?(?:%|m[lm]|mmHg|cm|Hz|percent))`,
    tidy: toSpan,
  },
  points('mmrc', ['mmrc'], 'mMRC(?: dyspn(?:o)?ea)?(?: scale| score| grade)?', 4),
  points(
    'mrc_dyspnea',
    ['mrc'],
    '(?<!m)MRC (?:dyspn(?:o)?ea|breathlessness)(?: scale| score| grade)?|MRC(?=(?: (?:score|grade))? [1-5]\\b)(?! grade [0-5]\\/)',
    5,
  ),
  points('borg', ['borg', 'rpe'], 'Borg(?: (?:scale|RPE|CR-?10|dyspn(?:o)?ea))*|RPE', 20),
  points('curb_65', ['curb'], 'CURB-?65', 5),
  points('crb_65', ['crb'], 'CRB-?65', 4),
  {
    scale: 'oxygen_desaturation',
    keys: ['desaturation index', 'odi'],
    form: String.raw`\b(?:oxygen desaturation index(?:\s\(ODI\))?|ODI(?=[^\n]{0,24}(?:\/\s?h|per hour|events)))(?:\s?\(?[34]\s?%\)?)?${link}(?<value>\d{1,3}(?:\.\d{1,2})?)${ends}(?!\s?%)`,
  },
];

function lastRank(printed: string): string {
  return toRoman(printed.replace(/^grade\s/i, ''));
}
