import type { ScaleForm } from './scale-form.ts';

const eye = String.raw`(?:(?:R|L|OD|OS|OU|RE|LE|right(?: eye)?|left(?: eye)?|both(?: eyes)?|unaided|aided|cc|sc|with glasses|corrected|uncorrected)[\s:=,)(]{1,3}){0,3}`;
const sight = String.raw`(?:6|20)\/\d{1,3}(?:\.\d)?`;
const seen = String.raw`\b(?:visual acuity|acuity|VA|BCVA|UCVA|vision)(?:[\s(]{1,2}(?:VA|distance|Snellen|cc|sc|is|was|of)\)?){0,3}[\s:=,]{0,3}${eye}`;
const pressure = String.raw`\b(?:IOP|intraocular pressure)s?(?:[\s(]{1,2}(?:IOP|GAT|by|Goldmann|applanation|iCare|is|was|of|at)\)?){0,4}[\s:=,]{1,3}${eye}`;

/** The second eye stands behind the first, each with or without its side. */
const secondEye = (value: string): string =>
  String.raw`(?:[\s(]{1,2}(?:R|L|OD|OS|RE|LE|in|the|right|left|eye|mmHg)\)?){0,4}[\s,;/|]{1,3}(?:and\s)?${eye}(?<value>${value})`;

export const senseScales: readonly ScaleForm[] = [
  { scale: 'visual_acuity', keys: ['6/', '20/'], form: String.raw`${seen}(?<value>${sight})(?![\d/])` },
  {
    scale: 'visual_acuity',
    keys: ['6/', '20/'],
    form: String.raw`(?<=${seen}${sight}[+-]?\d?)${secondEye(sight)}(?![\d/])`,
  },
  {
    scale: 'eye_pressure',
    keys: ['iop', 'intraocular pressure'],
    form: String.raw`${pressure}(?<value>\d{1,2}(?:\.\d)?)(?!\d|\s?[-–]\s?\d)`,
    most: 80,
  },
  {
    scale: 'eye_pressure',
    keys: ['iop', 'intraocular pressure'],
    form: String.raw`(?<=${pressure}\d{1,2})${secondEye(String.raw`\d{1,2}`)}(?!\d|\/|:|\s?[-–]\s?\d|\s?(?:week|month|day|year|mg))`,
    most: 80,
  },
  {
    scale: 'hearing_level',
    keys: ['hearing loss', 'hearing impairment'],
    needs: /audiogra|audiomet|pure[- ]tone|\bdB\b/i,
    form: String.raw`(?<!\b(?:no|not|without|family history of|mother|father)\s(?:\p{L}+\s){0,2})\b(?<value>slight|mild|moderate|moderately severe|severe|profound)(?:\s(?:bilateral|sensorineural|conductive|mixed|high[- ]frequency|right|left|sloping|symmetrical)){0,4}\shearing (?:loss|impairment)`,
  },
];
