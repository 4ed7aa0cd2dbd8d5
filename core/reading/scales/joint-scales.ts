import { points, pointsInCapitals, ranked, rankedBefore } from './point-forms.ts';
import { link, number, roman, toDigit, toRoman, type ScaleForm } from './scale-form.ts';

const fourRanks = 'IV|I{1,3}|[1-4]';
const fiveRanks = 'IV|V|I{1,3}|[1-5]';

export const jointScales: readonly ScaleForm[] = [
  ranked('gartland', ['gartland'], 'Gartland', `(?:${fourRanks})[ab]?`, toRoman),
  rankedBefore('gartland', ['gartland'], 'Gartland', `(?:${fourRanks})[ab]?`, toRoman),
  ranked('salter_harris', ['salter'], 'Salter[- –](?:and )?Harris', fiveRanks, toRoman),
  rankedBefore('salter_harris', ['salter'], 'Salter[- –](?:and )?Harris', fiveRanks, toRoman),
  ranked(
    'garden',
    ['garden'],
    'Garden(?: classification)?(?= (?:grade|stage|type|class|I|[1-4]\\b))',
    fourRanks,
    toRoman,
  ),
  ranked('weber', ['weber'], '(?:Danis[- ])?Weber', '[A-C]', (printed) => printed.toLowerCase()),
  points('lefs', ['lefs', 'lower extremity functional'], 'LEFS|Lower Extremity Functional Scale', 80),
  points('acl_rsi', ['acl-rsi', 'acl rsi'], 'ACL[- ]RSI', 100),
  {
    scale: 'oswestry',
    keys: ['oswestry'],
    form: String.raw`\bOswestry(?:[\s(]{1,2}(?:low back pain|disability|pain|questionnaire|index|score|ODI)\)?)*(?:${link}|\s)(?<value>${number})(?!\s?[-–]\s?\d)(?:\s?%|\s?\/\s?(?:50|100)\b|(?![\d./]))`,
    goesOn: true,
  },
  {
    scale: 'oswestry',
    keys: ['odi'],
    form: String.raw`\bODI${link}(?<value>(?![34]\s?%)\d{1,3})\s?%`,
    caseSensitive: true,
  },
  pointsInCapitals('dash', ['dash'], '(?:Quick ?)?DASH(?! diet)', 100),
  points('harris_hip', ['harris hip', 'mhhs'], '(?:modified )?Harris hip(?: score)?|mHHS', 100),
  points('oxford_joint', ['oxford'], 'Oxford (?:hip|knee|shoulder|elbow)(?: score)?', 48),
  points('neck_disability', ['neck disability', 'ndi'], 'Neck Disability Index|NDI', 100),
  points('berg_balance', ['berg'], 'Berg (?:balance )?(?=scale|score|\\d)|Berg balance', 56),
  points('tinetti', ['tinetti'], 'Tinetti(?: (?:POMA|gait|balance|test))*', 28),
  points('barthel', ['barthel'], 'Barthel(?: index)?', 100),
  {
    scale: 'pain_score',
    keys: ['vas', 'nrs', 'nprs', 'analog', 'rating scale'],
    form: String.raw`\b(?:VAS|NP?RS|numeric(?:al)? (?:pain )?rating(?: scale)?|visual analog(?:ue)?(?: pain)?(?: scale| score)?)(?:[\s(]{1,2}(?:VAS|NRS|pain|scale|score|at rest|at worst|worst|now|currently|today|on movement)\)?){0,4}(?:${link}|\s)(?<value>(?:10|\d)(?:\.\d)?)(?:\s?\/\s?10\b|\sout of (?:10|ten)\b|(?![\d.]*\d|\s?[-–]\s?\d|\s?(?:%|\/|mm|to\s\d)))`,
    goesOn: true,
  },
  points('pain_faces', ['faces'], '(?:Wong[- ]?Baker )?FACES(?: pain)?(?: scale| rating| score)*', 10),
  points('flacc', ['flacc'], 'FLACC', 10),
  ranked(
    'clinical_frailty',
    ['frailty', 'cfs', 'rockwood'],
    '(?:Rockwood )?Clinical Frailty(?: Scale| Score)?|Rockwood(?: frailty)?(?: score)?|CFS',
    '[1-9]',
    toDigit,
  ),
  ranked('clavien_dindo', ['clavien'], 'Clavien(?:[- –]Dindo)?', `(?:${roman}|[1-5])[ab]?`, toRoman),
];
