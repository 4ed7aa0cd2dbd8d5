import { points, ranked } from './point-forms.ts';
import { ends, link, roman, toRoman, type ScaleForm } from './scale-form.ts';

const liver = String.raw`\bChild[- –](?:Turcotte[- –])?Pugh`;
const esophagitis = String.raw`(?:(?:reflux|erosive|peptic)\s){0,2}o?esophagitis`;
const three = String.raw`[0-3]\s?[-+,/]\s?[0-3]\s?[-+,/]\s?[0-3](?!\d|\s?[-+,/]\s?\d)`;

export const digestiveScales: readonly ScaleForm[] = [
  {
    scale: 'child_pugh',
    keys: ['child'],
    form: String.raw`${liver}${link}(?<value>[ABC])(?=\d{0,2}\b)(?!\s?[-–,]\s?[BC]\b)`,
  },
  {
    scale: 'child_pugh',
    keys: ['child'],
    form: String.raw`${liver}${link}\d{1,2}[\s,(-]{1,3}class\s(?<value>[ABC])\b`,
  },
  points('child_pugh_points', ['child'], String.raw`Child[- –](?:Turcotte[- –])?Pugh`, 15),
  points('meld', ['meld'], String.raw`MELD(?!-?\s?Na)(?: 3\.0)?`, 40),
  points('meld_na', ['meld'], String.raw`MELD[- ]?Na(?: 3\.0)?`, 40),
  ranked(
    'forrest',
    ['forrest'],
    'Forrest(?: classification)?(?: (?:class|grade|type))?',
    'III|II[abc]|I[ab]|3|2[abc]|1[ab]',
    toRoman,
  ),
  {
    scale: 'boston_bowel',
    keys: ['boston', 'bbps'],
    form: String.raw`\b(?:Boston|BBPS)\b(?:[\s(]{1,2}(?:bowel|prep(?:aration)?|scale|scores?|BBPS)\)?){0,5}(?:${link}|\s)(?<value>${three})`,
    tidy: (printed) => printed.replace(/\s/g, ''),
  },
  {
    scale: 'boston_bowel',
    keys: ['boston', 'bbps'],
    form: String.raw`\b(?:Boston bowel|Boston(?= scores?\b)|BBPS)\b(?:[\s(]{1,2}(?:prep(?:aration)?|scale|scores?|BBPS)\)?){0,4}(?:${link}|\s)(?<value>\d)(?:\s?\/\s?9\b|(?!\s?[/\d+,-])${ends})`,
  },
  {
    scale: 'paris_polyp',
    keys: ['paris'],
    form: String.raw`\bParis(?:\s(?:classification|type|class))*[\s:(]{1,3}(?:type\s)?(?<value>(?:0\s?[-–]\s?)?(?:I(?:sp|s|p)|II[abc](?:\s?\+\s?I(?:I[abc]|s|p))?|III))(?![\p{L}\d])`,
    tidy: (printed) => printed.replace(/\s/g, '').replace('–', '-'),
  },
  {
    scale: 'la_esophagitis',
    keys: ['los angeles', 'la '],
    form: String.raw`\b(?:Los Angeles|LA)(?:\s\(LA\))?(?:\sclassification)?[\s,:]{1,2}(?:grade|class)[\s:]{1,2}(?<value>[A-D])(?![\p{L}\d])`,
  },
  {
    scale: 'la_esophagitis',
    keys: ['sophagitis'],
    form: String.raw`\bgrade\s(?<value>[A-D])\s${esophagitis}|\b${esophagitis}[\s,:(]{1,3}(?:(?:LA|Los Angeles)[\s-](?:grade\s)?|grade\s)(?<sign>[A-D])(?![\p{L}\d])`,
  },
  {
    scale: 'prague',
    keys: ['prague'],
    form: String.raw`\bPrague(?:${link}|\s)(?<value>C\s?\d{1,2}\s?[,/]?\s?M\s?\d{1,2})(?!\d)`,
    tidy: (printed) => printed.replace(/[\s,/]/g, '').toUpperCase(),
  },
  ranked(
    'mayo_endoscopic',
    ['mayo'],
    'Mayo endoscopic(?: sub-?score| score)?|Mayo sub-?score',
    `[0-3]|${roman}`,
    (v) => v,
  ),
];
