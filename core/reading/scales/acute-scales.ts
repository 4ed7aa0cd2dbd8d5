import { points, pointsInCapitals, ranked } from './point-forms.ts';
import { ends, link, toDigit, type ScaleForm } from './scale-form.ts';

const urgency = '[1-5]|red|orange|yellow|green|blue|IV|I{1,3}|V';

export const acuteScales: readonly ScaleForm[] = [
  {
    scale: 'triage',
    keys: ['triage'],
    form: String.raw`\btriaged?(?:[\s:,(]{1,3}(?:as|at|to|on|\d{1,2}[:.]\d{2}|category|cat\.?|level|priority|ATS|CTAS|ESI|MTS|Manchester|code|acuity|score)(?![\p{L}])){1,4}[\s:=-]{1,3}(?<value>${urgency})(?![\p{L}:.\d]|\s?[-–]\s?\d|\/)`,
    tidy: toDigit,
  },
  {
    scale: 'triage',
    keys: ['triage'],
    form: String.raw`\b(?:Manchester )?triage(?:[\s:]{1,3}(?<value>red|orange|yellow|green|blue)\b|\s?:\s?(?<sign>[1-5])(?![\d:./-]))`,
  },
  {
    scale: 'triage',
    keys: ['esi', 'ats', 'ctas', 'mts'],
    form: String.raw`\b(?:ESI|ATS|CTAS|MTS)(?:\s(?:triage|[Cc]ategory|[Cc]at\.?|[Ll]evel|[Aa]cuity|[Ss]core|LEVEL|CATEGORY)){0,2}[\s:=]{1,3}(?<value>[1-5])${ends}(?!\/|\s?(?:mg|ml))`,
    caseSensitive: true,
  },
  points('centor', ['centor', 'mcisaac'], '(?:modified )?Centor(?:/McIsaac)?(?: criteria)?|McIsaac', 4),
  points('centor', ['centor', 'mcisaac'], '(?:modified )?Centor(?:/McIsaac)?(?: criteria)?|McIsaac', 5),
  points('fever_pain', ['feverpain', 'fever pain'], 'Fever ?PAIN', 5),
  points('qsofa', ['qsofa', 'q-sofa'], 'q-?SOFA', 3),
  pointsInCapitals('sofa', ['sofa'], 'SOFA', 24),
  pointsInCapitals(
    'news',
    ['news', 'early warning'],
    String.raw`NEWS(?:-?2| 2(?=[ :=]{1,3}(?:[Ss]core|total|is|was|of|\d)))?|National Early Warning Score(?: 2)?`,
    20,
  ),
  {
    scale: 'aki_stage',
    keys: ['aki', 'acute kidney'],
    form: String.raw`\b(?:AKI|acute kidney injury)(?:\s\(AKI\))?[\s,(:-]{1,3}(?:KDIGO\s|alert\s|warning\s)?stage[\s:]{1,2}(?<value>[1-3]|I{1,3})${ends}|\b(?:KDIGO\s)?stage\s(?<sign>[1-3]|I{1,3})[\s,]{1,2}(?:AKI|acute kidney injury)\b`,
    tidy: toDigit,
  },
  {
    scale: 'ckd_stage',
    keys: ['g1', 'g2', 'g3', 'g4', 'g5'],
    form: String.raw`\bG(?<value>[1-5][ab]?)(?=[\s,/-]{0,2}A[1-3]\b)`,
    caseSensitive: true,
  },
  {
    scale: 'albuminuria',
    keys: ['a1', 'a2', 'a3'],
    form: String.raw`\bG[1-5][ab]?[\s,/-]{0,2}A(?<value>[1-3])\b|\b[Aa]lbuminuria${link}A(?<sign>[1-3])\b`,
    caseSensitive: true,
  },
  ranked(
    'karnofsky',
    ['karnofsky', 'kps'],
    'Karnofsky(?: performance)?(?: status| score| scale)?|KPS',
    '(?:100|[1-9]0)',
    toDigit,
  ),
  ranked('who_performance', ['who p'], 'WHO (?:performance (?:status|score)|PS)', '[0-4]', toDigit),
  ranked(
    'performance_status',
    ['performance s', 'ps '],
    '(?<!(?:WHO|ECOG|ASA|Karnofsky|Lansky)(?: \\(\\w+\\))? )(?:performance (?:status|score)|PS(?= [0-4]\\b))',
    '[0-4]',
    toDigit,
  ),
];
