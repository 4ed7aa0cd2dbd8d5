import { points, pointsInCapitals, ranked } from './point-forms.ts';
import { ends, link, roman, toDigit, toRoman, toSpan, type ScaleForm } from './scale-form.ts';

export const bedsideScales: readonly ScaleForm[] = [
  points('glasgow_coma', ['gcs', 'glasgow'], 'GCS|Glasgow Coma (?:Scale|Score)', 15),
  ranked(
    'nyha',
    ['nyha', 'new york heart'],
    'NYHA|New York Heart Association',
    String.raw`${roman}(?:\s?[-–/]\s?${roman})?|[1-4]`,
    (value) => toRoman(value.replace(/\s/g, '')),
  ),
  {
    scale: 'ckd_stage',
    keys: ['ckd', 'kidney disease', 'renal disease'],
    form: String.raw`\b(?:CKD|chronic (?:kidney|renal) disease)(?:\s\(CKD\))?[\s,(:-]{1,3}(?:KDIGO\s)?(?:stage|grade)?[\s:]{0,2}(?:G\s?)?(?<value>[1-5][ab]?|(?:IV|I{1,3}|V)[ab]?)${ends}`,
    tidy: toDigit,
  },
  {
    scale: 'ckd_stage',
    keys: ['ckd', 'kidney disease', 'renal disease'],
    form: String.raw`\bstage[\s:]{1,2}(?<value>[1-5][ab]?|(?:IV|I{1,3}|V)[ab]?)[\s,]{1,2}(?:CKD|chronic (?:kidney|renal) disease)`,
    tidy: toDigit,
  },
  ranked(
    'asa_class',
    ['asa'],
    String.raw`ASA(?=[\s:-]{1,3}(?:physical|class|status|PS|score|grade|I|V|[1-6]\b))(?:\sPS)?`,
    `${roman}|[1-6]`,
    toRoman,
  ),
  ranked('mallampati', ['mallampati'], '(?:modified )?Mallampati', `${roman}|[1-4]`, toRoman),
  ranked('ecog', ['ecog'], 'ECOG(?: PS)?', '[0-5]', toDigit),
  points('nihss', ['nihss', 'nih stroke'], 'NIHSS|NIH Stroke Scale', 42),
  points('mmse', ['mmse', 'mini-mental', 'mini mental'], 'MMSE|Mini[- ]Mental State Exam(?:ination)?', 30),
  points('moca', ['moca', 'montreal cognitive'], 'MoCA|Montreal Cognitive Assessment', 30),
  points('phq_9', ['phq-9', 'phq9', 'phq 9'], 'PHQ[- ]?9', 27),
  points('phq_2', ['phq-2', 'phq2'], 'PHQ[- ]?2', 6),
  points('gad_7', ['gad-7', 'gad7', 'gad 7'], 'GAD[- ]?7', 21),
  pointsInCapitals('audit', ['audit'], 'AUDIT(?!-C| C)', 40),
  points('audit_c', ['audit-c'], 'AUDIT-C', 12),
  points('epworth', ['epworth', 'ess'], 'Epworth(?: Sleepiness Scale)?|ESS(?=[ :|])', 24),
  points('stop_bang', ['stop-bang', 'stopbang', 'stop bang'], 'STOP[- ]?BANG', 8),
  points('braden', ['braden'], 'Braden', 23),
  points('morse_fall', ['morse'], 'Morse(?: Fall)?', 125),
  points(
    'cha2ds2_vasc',
    ['cha2ds2', 'chads-vasc', 'chads2-vasc', 'cha₂ds₂'],
    'CHA[2₂]DS[2₂][- ]?VASc|CHADS2?[- ]?VASc',
    9,
  ),
  points('wells', ['wells'], String.raw`Wells['’]?(?: (?:criteria|DVT|PE))?(?: score)?(?: for (?:PE|DVT))?`, 12),
  {
    scale: 'pain_score',
    keys: ['pain'],
    goesOn: true,
    most: 10,
    form: String.raw`\bpain\b(?:\s(?:score|level|scale|rating|intensity|severity|now|currently|today|is|was|at|as|rated|of|a|about|currently)){0,6}[\s:=,(]{1,3}(?:rated\s|is\s|at\s|as\s|a\s)*(?<value>10|\d)(?=\s?\/\s?10\b|\sout of (?:10|ten)\b)`,
  },
  {
    scale: 'pain_score',
    keys: ['pain'],
    form: String.raw`(?<![-–.\d])\b(?<value>10|\d)\s?(?:\/\s?10|out of (?:10|ten))(?:\s(?:in severity|intensity|severity))?\s(?:[\p{L}-]+\s){0,2}pain\b`,
  },
  {
    scale: 'pain_score',
    keys: ['pain s', 'pain l'],
    form: String.raw`\bpain (?:score|level)${link}(?<value>10|\d)(?!\d|\.\d|\s?[-–]\s?\d|\/(?!10))`,
  },
  {
    scale: 'ahi',
    keys: ['ahi', 'hypopnea index', 'hypopnoea index'],
    form: String.raw`\b(?:overall |total )?(?:AHI|p?REI(?=\s\(AHI)|pAHI|apn(?:o)?ea[-/ –]+hypopn(?:o)?ea index)(?:\s\((?:AHI)\))?(?:\s?\(?[34]\s?%\)?)?${link}(?<value>\d{1,3}(?:\.\d{1,2})?)${ends}(?!\s?%)`,
  },
  {
    scale: 'fev1_fvc',
    keys: ['fev1/fvc', 'fev1-fvc', 'fev1 / fvc'],
    form: String.raw`\bFEV-?1\s?[/-]\s?FVC(?:\s?\(%\))?(?:${link}|\s)(?<value>0\.\d{1,2}|\d{2,3}(?:\.\d)?)(?!\.?\d)(?!\s?[-–]\s?\d)`,
    tidy: (printed) => (printed.startsWith('0.') ? String(Math.round(Number(printed) * 100)) : printed),
  },
  {
    scale: 'fev1_percent',
    keys: ['fev1', 'fev-1'],
    form: String.raw`\bFEV-?1\b(?!\s?[/-]\s?FVC)[^.\n%]{0,12}(?:\d\.\d{1,2}\s?L?[\s,(|]{1,4})?(?:is |was |at |of )?(?<value>\d{2,3})\s?%(?=\s?(?:of )?(?:the )?pred|\)|\s?of)`,
  },
  {
    scale: 'dlco_percent',
    keys: ['dlco', 'tlco'],
    form: String.raw`\b(?:DLCO|TLCO)\b[^.\n%]{0,24}?(?<value>\d{2,3})\s?%`,
  },
  ranked('gold_stage', ['gold'], 'GOLD(?= )', `${roman}|[1-4]`, toDigit),
  {
    scale: 'muscle_strength',
    keys: ['strength', '/5'],
    form: String.raw`\bstrength\b(?:\s(?:is|was|testing|throughout|of|in|the|all|right|left|bilateral(?:ly)?|upper|lower|extremit(?:y|ies))){0,7}[\s:,]{1,3}(?<value>[0-5][+-]?)\s?\/\s?5\b`,
  },
  {
    scale: 'muscle_strength',
    keys: ['strength', '/5'],
    form: String.raw`\b(?<value>[0-5][+-]?)\s?\/\s?5\s(?:muscle |motor )?strength\b`,
  },
  {
    scale: 'muscle_strength',
    keys: ['power'],
    form: String.raw`\b(?:MRC )?power\b(?:\s(?:is|was|grade|MRC|throughout|of|in|the|all|right|left|bilateral(?:ly)?|upper|lower|limbs?|arm|leg)){0,7}[\s:,]{1,3}(?:MRC\s)?(?<value>[0-5][+-]?)\s?\/\s?5\b`,
  },
  {
    scale: 'muscle_strength',
    keys: ['mrc'],
    form: String.raw`\bMRC(?:\s(?:muscle|power|strength|grade|scale))*[\s:]{1,2}(?<value>[0-5][+-]?)\s?\/\s?5\b`,
  },
  ranked('fitzpatrick', ['fitzpatrick'], 'Fitzpatrick(?: skin)?', `${roman}|[1-6]`, toRoman),
  {
    scale: 'burn_degree',
    keys: ['burn'],
    form: String.raw`\b(?<value>first|second|third|fourth|1st|2nd|3rd)[- ]degree(?:\s[\p{L}-]+){0,2}\sburns?\b`,
    tidy: toOrdinal,
  },
  {
    scale: 'pressure_injury',
    keys: ['pressure', 'decubitus'],
    form: String.raw`\bstage\s(?<value>[1-4]|I{1,3}|IV)[\s,](?:\p{L}+\s){0,2}(?:pressure (?:ulcer|injury|sore)|decubitus)`,
    tidy: toDigit,
  },
  {
    scale: 'pressure_injury',
    keys: ['pressure', 'decubitus'],
    form: String.raw`\b(?:pressure (?:ulcer|injury|sore)|decubitus(?: ulcer)?)[\s,(:-]{1,3}(?:is\s)?(?:stage\s(?<value>[1-4]|I{1,3}|IV)\b|(?<sign>unstageable))`,
    tidy: toDigit,
  },
  {
    scale: 'ejection_fraction',
    keys: ['ejection fraction of'],
    form: String.raw`\bejection fraction of (?:about |approximately )?(?<value>\d{2})(?= percent)`,
    tidy: toSpan,
  },
];

function toOrdinal(printed: string): string {
  const words: Record<string, string> = { '1st': 'first', '2nd': 'second', '3rd': 'third' };
  return words[printed.toLowerCase()] ?? printed.toLowerCase();
}
