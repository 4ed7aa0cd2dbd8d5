import type { VerifyFault } from '../verify-sentence.ts';
import { bodySites } from './body-sites.ts';

/** Words of which a statement means one: as people tell them, and as print has them. */
export type ContrastSet = {
  fault: VerifyFault;
  members: readonly { told: RegExp; printed: RegExp }[];
  ofMedicines?: true; // only where a medicine is named
  isOfRows?: true; // holds for rows of a table too
};

const same = (words: string): { told: RegExp; printed: RegExp } => {
  const form = new RegExp(String.raw`\b(?:${words})\b`, 'i');
  return { told: form, printed: form };
};
const pair = (told: string, printed: string): { told: RegExp; printed: RegExp } => ({
  told: new RegExp(String.raw`\b(?:${told})\b`, 'i'),
  printed: new RegExp(String.raw`\b(?:${printed})\b`, 'i'),
});

export const contrastSets: readonly ContrastSet[] = [
  {
    fault: 'analyte',
    members: [
      same('aortic'),
      same('mitral'),
      same('tricuspid'),
      pair('pulmonic|pulmonary valve', 'pulmonic|pulmonary valve'),
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
      pair('mother|mom|mum|madre', 'mother|mom|mum|maternal|m'),
      pair('father|dad|padre', 'father|dad|paternal|f'),
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
    fault: 'negation',
    members: [
      pair(
        '(?:is|was|are|were|came back|tested|turned out|group o|group a|group b|group ab|type o|type a|type b|type ab|o|a|b|ab|rh) positive|(?<!non-?\\s?)reactive',
        'pos|positive|(?<!non-?\\s?)reactive|\\d\\+|detected',
      ),
      pair(
        '(?:is|was|are|were|came back|tested|turned out|group o|group a|group b|group ab|o|a|b|ab|rh) negative',
        'neg|negative|non-?reactive|not detected',
      ),
    ],
  },
  {
    fault: 'negation',
    members: [
      pair(
        "(?:not|n't) immune|no immunity|lack(?:s|ing)? immunity|non-?immune|unprotected|not protected",
        'non-?\\s?immune|not immune|susceptible|no immunity|equivocal|nonimmune',
      ),
      pair(
        "(?:are|is|you're) (?:already )?(?:immune|protected)|shows? (?:immunity|protection|that you are (?:immune|protected))",
        'immune|immunity',
      ),
    ],
  },
  {
    fault: 'negation',
    isOfRows: true,
    members: [
      pair(
        "resistant|resist|resistance|(?:won't|will not|would not|does not|may not|not likely to|should not|unlikely to) (?:work|help|kill|treat)|not (?:be )?(?:effective|sensitive|susceptible)",
        'r|resistant|resistance',
      ),
      pair(
        'susceptible|sensitive|(?:should|will|can|would|could|likely to|expected to|may) (?:\\w+ )?(?:work|help|kill|treat|be effective)|effective against',
        's|susceptible|sensitive|sens',
      ),
    ],
  },
  {
    fault: 'advice',
    ofMedicines: true,
    members: [
      pair(
        'stop|stopped|stopping|discontinued|was ended|discontinue|held|paused|no longer (?:take|taking)|come off|suspend\\w*|dejar?|deje',
        'stop\\w*|discontinu\\w*|d\\/c|dc|hold|held|ceas\\w*|paus\\w*|withh\\w+|off|omit',
      ),
      pair(
        'start|started|starting|begin|begins|began|newly prescribed|new (?:medicine|medication|drug|prescription)|empez\\w+|iniciar?|inició',
        'start\\w*|new|begin\\w*|began|initiat\\w*|add(?:ed)?|commenc\\w*|prescrib\\w*|trial|rx',
      ),
      pair(
        'continue|continues|continued|continuing|keep (?:on )?taking|go(?:es)? on taking|carry on (?:taking|with)|keep using|stay on|stays? the same|still (?:take|taking)|you take|continúe|continuar|seguir (?:tomando|usando)|siga (?:tomando|usando)',
        'continu\\w*|unchanged|resum\\w*|same|keep|ongoing|current|remain',
      ),
      pair('increase|increased|raised?|higher dose|going up on', 'increas\\w*|uptitrat\\w*|titrat\\w*|rais\\w*|up'),
      pair(
        'decrease|decreased|lowered|lower dose|reduced|cut (?:down|back)|tapered',
        'decreas\\w*|reduc\\w*|lower\\w*|taper\\w*|wean\\w*|down|half|halv\\w*',
      ),
    ],
  },
  {
    fault: 'dose',
    members: [
      pair('(?:in|every|each) (?:the )?morning|with breakfast', 'morning|am|qam|mane|breakfast|daily'),
      pair(
        '(?:in|every|each) (?:the )?evening|with dinner|with supper|with the evening meal',
        'evening|pm|qpm|dinner|supper|daily|bid',
      ),
      pair(
        'at bedtime|before bed|(?:at|every|each) night|nightly|before sleep',
        'bedtime|hs|qhs|night\\w*|nocte|bed|evening|pm|on',
      ),
    ],
  },
  {
    fault: 'dose',
    members: [
      pair(
        'before (?:meals|food|eating|breakfast)|(?:on an )?empty stomach|without food',
        'before|empty|ac|prior to|without food|fasting',
      ),
      pair('with (?:food|meals|a meal|breakfast|dinner)|after (?:meals|food|eating)', 'with|after|pc|cc'),
    ],
  },
  {
    fault: 'dose',
    members: [
      pair(
        'by mouth|swallow(?:ed)?|orally',
        'po|oral\\w*|mouth|tabs?|tablets?|caps?\\w*|swallow|solution|suspension|syrup',
      ),
      pair(
        'injection|injected|inject|shot under',
        'inj\\w*|sc|subq|sq|im|iv|subcut\\w*|pen|syringe|vial|vaccin\\w*|dose|insulin|under the skin|units?',
      ),
      pair('inhaled?|breathed? in|puffs?', 'inhal\\w*|puffs?|hfa|mdi|neb\\w*|diskus|aerosol'),
      pair('eye drops?|in(?:to)? (?:the|your|each|both) eyes?', 'ophth\\w*|eyes?|gtts?|drops?|ou|od|os'),
      pair('ear drops?|in(?:to)? (?:the|your) ears?', 'otic|ears?|drops?'),
      pair('nasal spray|in(?:to)? (?:the|your|each) (?:nose|nostrils?)', 'nas\\w*|nose|nostrils?|spray'),
      pair(
        'on(?:to)? the skin|cream|ointment|rubbed',
        'topical\\w*|cream|ointment|(?<!under the )skin|gel|lotion|apply|patch',
      ),
    ],
  },
  {
    fault: 'change',
    members: [
      pair(
        "(?:has|have|had|it's|is|are|was|were) (?:\\w+ )?(?:grown|increased in size|(?:become|gotten|got|grew) (?:bigger|larger|worse)|worsened|progressed|larger|bigger|growing|worse)(?! than (?:the other|usual|normal|expected|average|the right|the left))|worsened",
        'increas\\w*|enlarg\\w*|grow\\w*|grew|larger|bigger|progress\\w*|wors\\w*|rose|risen|up from',
      ),
      pair(
        "(?:has|have|had|it's|is|are|was|were) (?:\\w+ )?(?:shrunk|decreased in size|(?:become|gotten|got) (?:smaller|better)|improved|smaller|shrinking|better|improving)(?! than (?:the other|usual|normal|expected|average|the right|the left))|shrank",
        'decreas\\w*|smaller|shr[aiu]nk\\w*|improv\\w*|regress\\w*|reduc\\w*|resol\\w*|better|down from',
      ),
      pair(
        "unchanged|stable|the same|(?:not|n't) (?:changed|grown)|no change|steady|hasn't changed|haven't changed",
        'unchanged|stable|stability|no (?:\\w+ ){0,2}change|similar|same|not changed|persist\\w*',
      ),
      pair(
        '(?:is|are|was|were|has|have) (?:now |completely |fully )?(?:gone|resolved|cleared up|disappeared|gone away|healed)|no longer (?:there|seen|present|visible)',
        'resol\\w*|no longer|disappear\\w*|cleared|gone|heal\\w*',
      ),
    ],
  },
  {
    fault: 'severity',
    isOfRows: true,
    members: [
      pair(
        'small|tiny|little|trace|slight amount',
        'small|tiny|trace|minimal|mild|few|little|scant|rare|1\\+|minimally|subcentimeter',
      ),
      pair(
        'large|big|huge|massive|a lot of',
        'large|big|massive|marked|extensive|many|[34]\\+|gross|giant|tntc|numerous',
      ),
    ],
  },
  {
    fault: 'severity',
    members: [
      pair(
        'complete(?:ly)? (?:tear|torn|rupture\\w*|block\\w*)|full[- ]thickness|completely torn|torn through',
        'complete|full[- ]thickness|total',
      ),
      pair('partial(?:ly)? (?:tear|torn|block\\w*)|partial[- ]thickness|partly torn', 'partial\\w*|incomplete'),
    ],
  },
  {
    fault: 'negation',
    members: [
      pair(
        "(?:not|n't|non) ?displaced|(?:still )?in place|lined up|in (?:good )?(?:position|alignment)",
        'non-?\\s?displaced|undisplaced|not displaced|no displacement|anatomic\\w*|in place|satisfactory',
      ),
      pair(
        '(?:is|are|was|were|has|have) (?!not\\b)(?:\\w+ )?(?:displaced|shifted|moved|out of place)',
        'displaced|displacement',
      ),
    ],
  },
  {
    fault: 'severity',
    members: [
      pair('stage (?:1|i|one)', 'stage (?:1|i)[abc]?|t1\\w*'),
      pair('stage (?:2|ii|two)', 'stage (?:2|ii)[abc]?|t2\\w*'),
      pair('stage (?:3|iii|three)[ab]?', 'stage (?:3|iii)[abc]?|t3\\w*'),
      pair('stage (?:4|iv|four)', 'stage (?:4|iv)[abc]?|t4\\w*'),
    ],
  },
  {
    fault: 'severity',
    members: [
      pair(
        'grade (?:1|i|one)|low[- ]grade|well[- ]differentiated',
        'grade (?:1|i)|low[- ]grade|well[- ]differentiated|g1',
      ),
      pair(
        'grade (?:2|ii|two)|moderately differentiated|intermediate[- ]grade',
        'grade (?:2|ii)|moderately[- ]differentiated|intermediate|g2',
      ),
      pair(
        'grade (?:3|iii|three)|high[- ]grade|poorly differentiated',
        'grade (?:3|iii)|high[- ]grade|poorly[- ]differentiated|g3',
      ),
    ],
  },
  {
    fault: 'invented',
    members: [
      pair(
        '(?<!\\b(?:no|not|non|never|without|of|for|pre)[- ](?:\\w+ ){0,2})(?:cancer(?:ous)?|malignan\\w+)',
        'carcinoma|adenocarcinoma|malignan\\w*|cancer|lymphoma|melanoma|sarcoma|metasta\\w*|neoplas\\w*|leuk\\w*|tumou?r',
      ),
      pair(
        'benign|not (?:a )?cancer(?:ous)?|noncancerous|non-cancerous',
        'benign|cystadenoma|leiomyomas?|lipoma|hyperplastic|adenoma|seborrheic|nevus|naevus',
      ),
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
    members: bodySites.map(([told, printed]) => ({
      told: new RegExp(`\\b(?:${told})\\b`, 'i'),
      printed: new RegExp(`\\b(?:${printed})`, 'i'),
    })),
  },
  {
    fault: 'negation',
    members: [
      pair(
        '(?:edges?|margins?|borders?)[^.;]*\\b(?:clear|free|clean|negative)',
        '(?:clear|free|negative|uninvolved|clean)',
      ),
      pair(
        '(?:reach(?:es)?|extends?|touch(?:es)?|involves?|goes) (?:to |up to |into )?(?:the |one |an )?(?:\\w+ )?(?:edges?|margins?|borders?)|(?:edges?|margins?|borders?) (?:is|are|was|were) (?:positive|involved)',
        'extend\\w*|involv\\w*|positive|reach\\w*|transect\\w*|present at|at the',
      ),
    ],
  },
];
