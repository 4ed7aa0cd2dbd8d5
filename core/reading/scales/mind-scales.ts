import { points, pointsInCapitals } from './point-forms.ts';
import { ends, link, type ScaleForm } from './scale-form.ts';

export const mindScales: readonly ScaleForm[] = [
  {
    scale: 'modified_rankin',
    keys: ['mrs'],
    form: String.raw`\bmRS(?:\s(?:score|of|at|was|is|pre-?morbid(?:ly)?|baseline))*[\s:=]{1,3}(?<value>[0-6])${ends}`,
    caseSensitive: true,
    goesOn: true,
  },
  points('modified_rankin', ['rankin'], 'modified Rankin(?: scale| score)?(?: \\(mRS\\))?', 6),
  pointsInCapitals(
    'amts',
    ['amt', 'abbreviated mental'],
    'AMTS|AMT(?=[ :]|-?10)(?:-?10)?|Abbreviated [Mm]ental [Tt]est(?: [Ss]core)?',
    10,
  ),
  points('four_at', ['4at'], '4AT', 12),
  {
    scale: 'cam',
    keys: ['cam', 'confusion assessment'],
    form: String.raw`\b(?:CAM(?:-ICU)?|[Cc]onfusion [Aa]ssessment [Mm]ethod(?: \(CAM\))?)${link}(?<value>[Pp]ositive|[Nn]egative|\+ve|-ve)(?!\p{L})`,
    caseSensitive: true,
    tidy: (printed) => (/^(?:p|\+)/i.test(printed) ? 'positive' : 'negative'),
  },
  points(
    'edinburgh_depression',
    ['epds', 'edinburgh'],
    'EPDS|Edinburgh (?:Postnatal )?Depression Scale|Edinburgh(?= score)',
    30,
  ),
  points('pcl_5', ['pcl'], 'PCL-?5', 80),
  points('addenbrooke', ['ace-', 'addenbrooke'], "ACE-?(?:III|R)|Addenbrooke['’]?s?(?: Cognitive Examination)?", 100),
];
