import { bodySites } from './body-sites.ts';
import { pair, same, type ContrastSet } from './contrast-set.ts';

/** Of things of one kind, which one: parts of the body, sides, relatives, tests. */
export const thingContrasts: readonly ContrastSet[] = [
  {
    fault: 'analyte',
    members: [
      pair('aortic|aórtic[oa]', 'aortic'),
      same('mitral'),
      pair('tricuspid|tricúspide', 'tricuspid'),
      pair('pulmonic|pulmonary valve|válvula pulmonar', 'pulmonic|pulmonary valve'),
    ],
  },
  {
    fault: 'analyte',
    members: [
      pair('atri(?:um|a|al)|upper (?:heart )?chambers?', 'atri(?:um|a|al)|la|ra'),
      pair(
        'ventric(?:le|les|ular)|lower (?:heart )?chambers?|(?:main )?pumping chambers?',
        'ventric(?:le|les|ular)|lv|rv|ef|lvef',
      ),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [
      pair('cervical spine|neck', 'cervical|neck|c\\d'),
      pair('thoracic spine|mid(?:dle)?[- ]back|middle (?:part )?of (?:your|the) (?:back|spine)', 'thoracic|t\\d'),
      pair('lumbar spine|lower back|low back|lower spine', 'lumbar|l\\d|lumbosacral|ls'),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [
      pair('hepatitis a', 'hepatitis a|hav|hep a'),
      pair('hepatitis b', 'hepatitis b|hbs\\w*|hbc\\w*|hbv|hep b|anti-hb\\w*'),
      pair('hepatitis c', 'hepatitis c|hcv|hep c'),
    ],
  },
  {
    fault: 'analyte',
    members: [
      pair('type (?:1|one|i) diabetes|diabetes type (?:1|one|i)', 'type (?:1|i)|t1dm|iddm|dm1'),
      pair('type (?:2|two|ii) diabetes|diabetes type (?:2|two|ii)', 'type (?:2|ii)|t2dm|niddm|dm2'),
    ],
  },
  {
    fault: 'side',
    members: [
      pair('lateral|outer|outside (?:part|edge|half)', 'lateral|outer|lcl'),
      pair('medial|inner|inside (?:part|edge|half)', 'medial|inner|mcl'),
    ],
  },
  {
    fault: 'side',
    members: [
      pair(
        'anterior|front (?:part|wall|side|horn)|(?:in|at|on) the front',
        'anterior|ant|frontal|acl|anteroseptal|anterolateral',
      ),
      pair('posterior|back (?:part|wall|side) of|(?:in|at) the back of', 'posterior|post|pcl|dorsal'),
    ],
  },
  {
    fault: 'side',
    members: [
      pair(
        'upper (?:part|lobes?|pole|third|half|right|left|outer|inner)|top (?:part )?of',
        'upper|rul|lul|ap(?:ex|ices|ical)|superior|top|u\\/l|ruq|luq|uoq|uiq',
      ),
      pair('middle (?:lobe|third)|mid(?:dle)? (?:lung|zone|lobe)', 'middle|rml|mid\\w*|mid|lingula\\w*'),
      pair(
        'lower (?:part|lobes?|pole|third|half|right|left|outer|inner)|(?:bottom|base) (?:part )?of',
        'lower|rll|lll|bas(?:e|es|al|ilar)|bibasilar|bibasal|inferior|bottom|loq|liq|rlq|llq|distal',
      ),
    ],
  },
  {
    fault: 'family',
    members: [
      pair('mother|mom|mum|madre', 'mother|mom|mum'),
      pair('father|dad|padre', 'father|dad'),
      pair('brother|hermano', 'brothers?|siblings?|bro'),
      pair('sister|hermana', 'sisters?|siblings?|sis'),
      pair('grandmother|grandma', 'grandmother|grandma|gm|mgm|pgm|grandparents?'),
      pair('grandfather|grandpa', 'grandfather|grandpa|gf|mgf|pgf|grandparents?'),
      same('aunt'),
      same('uncle'),
      same('daughter'),
      same('son'),
      same('cousin'),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [
      pair('phq', 'phq[\\d-]*'),
      pair('gad', 'gad[\\d-]*'),
      pair('mmse', 'mmse'),
      pair('moca', 'moca'),
      pair('audit', 'audit'),
      pair('epds', 'epds'),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [pair('pr (?:interval|time)?', 'pr'), pair('qrs', 'qrs'), pair('qtc?', 'qtc?')],
  },
  { fault: 'analyte', isOfRows: true, members: [same('igg'), same('igm'), same('iga'), same('ige')] },
  {
    fault: 'analyte',
    members: [
      pair('cecum|caecum', 'ca?ecum|ca?ecal'),
      pair('ascending colon', 'ascending'),
      pair('transverse colon', 'transverse'),
      pair('descending colon', 'descending'),
      pair('sigmoid(?: colon)?', 'sigmoid'),
      pair('rectum|rectal', 'rectum|rectal'),
    ],
  },
  {
    fault: 'analyte',
    members: [
      pair('tubular adenomas?', 'tubular'),
      pair('hyperplastic', 'hyperplastic'),
      pair('tubulovillous|villous', 'tubulovillous|villous'),
      pair('serrated', 'serrated|ssl|ssp'),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [
      pair('lumbar spine|lower back|lower spine', 'lumbar|spine|l1'),
      pair('neck of the (?:hip|thigh) bone|femoral neck|hip neck|neck of the femur', 'femoral neck|neck'),
      pair('total hip|whole hip', 'total hip|hip'),
      pair('forearm|wrist', 'forearm|radius|wrist'),
    ],
  },
  {
    fault: 'analyte',
    members: [
      pair('systolic|top number|upper number', 'systolic|\\d{2,3}\\/\\d{2,3}|bp|blood pressure'),
      pair('diastolic|bottom number|lower number', 'diastolic|\\d{2,3}\\/\\d{2,3}|bp|blood pressure'),
    ],
  },
  {
    fault: 'analyte',
    isOfRows: true,
    members: [
      'kras',
      'egfr',
      'alk',
      'ros1',
      'braf',
      'her2',
      'brca1',
      'brca2',
      'nras',
      'pik3ca',
      'pd-?l1',
      'msi',
      'tp53',
      'jak2',
    ].map(same),
  },
  {
    fault: 'analyte',
    isClose: true,
    members: bodySites.map(([told, printed]) => ({
      told: new RegExp(`\\b(?:${told})\\b`, 'i'),
      printed: new RegExp(`\\b(?:${printed})`, 'i'),
    })),
  },
];
