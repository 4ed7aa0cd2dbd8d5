import { pair, type ContrastSet } from './contrast-set.ts';

/** What is there or not, how far, how bad, and what became of it. */
export const stateContrasts: readonly ContrastSet[] = [
  {
    fault: 'negation',
    isOfRows: true,
    members: [
      pair(
        "(?:is|was|are|were|came back|tested|turned out|group o|group a|group b|group ab|type o|type a|type b|type ab|o|a|b|ab|rh) positive|(?<!non-?\\s?)(?<!not )(?<!n't )reactive",
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
    fault: 'change',
    members: [
      pair(
        "(?:has|have|had|it's|is|are|was|were) (?!not\\b)(?:\\w+ )?(?:grown|increased in size|(?:become|gotten|got|grew) (?:bigger|larger|worse)|worsened|progressed|larger|bigger|growing|worse)(?! than (?:the other|usual|normal|expected|average|the right|the left|the size|that|this))|worsened",
        'increas\\w*|enlarg\\w*|grow\\w*|grew|larger|bigger|progress\\w*|wors\\w*|rose|risen|up from',
      ),
      pair(
        "(?:has|have|had|it's|is|are|was|were) (?:\\w+ )?(?:shrunk|decreased in size|(?:become|gotten|got) (?:smaller|better)|improved|smaller|shrinking|better|improving)(?! than (?:the other|usual|normal|expected|average|the right|the left|the size|that|this))|shrank",
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
        'benign|cystadenoma|leiomyomas?|lipoma|hyperplastic|hyperplasia|bph|fibroids?|ha?emangioma|schwannoma|meningioma|adenoma|seborrheic|nevus|naevus',
      ),
    ],
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
  {
    fault: 'negation',
    ofMedicines: true,
    members: [
      pair(
        'recommend(?:s|ed)?|advis(?:es|ed)|can take|may take|should take|is fine to take',
        'recommend\\w*|advis\\w*|take|start\\w*|prescrib\\w*|continu\\w*',
      ),
      pair('avoid(?:s|ed)?|not (?:to )?take|stay away from|keep away from', 'avoid\\w*|contraindicat\\w*|stop|not|no'),
    ],
  },
];
