import { pair, type ContrastSet } from './contrast-set.ts';

/** What is fresh and what is old, what goes up and what goes down, what is within bounds and what at their edge. */
export const timeContrasts: readonly ContrastSet[] = [
  {
    fault: 'historical',
    members: [
      pair(
        '(?:fresh|recent|acute|brand[- ]new) (?:\\w+ )?(?:stroke|fracture|break|bleed\\w*|clot|infarct|heart attack|infection|injury|tear|damage|scar|one)|(?:is|are|looks?) (?:fresh|recent|acute)|just happened',
        'acute|new|recent\\w*|fresh|subacute|interval|early|today|yesterday|within|days?|hours?|hyperacute|active',
      ),
      pair(
        '(?:old|healed|long-?standing|past|earlier) (?:\\w+ )?(?:stroke|fracture|break|bleed\\w*|clot|infarct|heart attack|infection|injury|tear|damage|scar|one)|(?:is|are|looks?) (?:an? )?(?:old(?! (?:man|woman|boy|girl))|long-?standing|healed)|from long ago|years old(?= (?:stroke|clot|break|tear))',
        '(?<!(?:years?|months?|weeks?|yrs?|yr|y)[ -])old(?! (?:man|woman|male|female))|healed|chronic|remote|long-?standing|previous\\w*|prior|established|mature|past|history|h\\/o|hx|s\\/p|ago|sequelae|residual|unchanged|stable|(?:19|20)\\d\\d',
      ),
    ],
  },
  {
    fault: 'direction',
    members: [
      pair(
        'dos(?:e|age)(?: of (?:the |your )?[\\w-]+)? (?:(?:is|was|has|goes|went|will|been|now|be|being|should) ){0,3}(?:up|going up|gone up|raised|increased|higher|doubled)|(?:more often|more frequent(?:ly)?|more severe|stronger) than (?:before|last)',
        'increas\\w*|uptitrat\\w*|titrat\\w*|rais\\w*|up|double\\w*|higher|rose|more|wors\\w*|frequent\\w*',
      ),
      pair(
        'dos(?:e|age)(?: of (?:the |your )?[\\w-]+)? (?:(?:is|was|has|goes|went|will|been|now|be|being|should) ){0,3}(?:down|going down|gone down|lowered|reduced|decreased|lower|halved)|(?:less often|less frequent(?:ly)?|less severe|weaker) than (?:before|last)',
        'decreas\\w*|reduc\\w*|lower\\w*|taper\\w*|wean\\w*|down|half|halv\\w*|less|fewer|improv\\w*|infrequent\\w*',
      ),
    ],
  },
  {
    fault: 'direction',
    members: [
      pair(
        '(?:within|inside|at|in|meets?|on|reach(?:es|ed)) (?:the |your |its )?(?:goals?|targets?)|(?:well|good(?:ly)?) controlled|under (?:good )?control',
        '(?<!not )(?:at|in|on|within|meets?|met|reached|achiev\\w*)(?: the| his| her| its)? (?:goals?|targets?)|(?<!(?:poorly|not|un|sub-?optimally|inadequately)[ -]?(?:well )?)controlled|optimal|satisfactory|(?:good|excellent|adequate) control',
      ),
      pair(
        '(?:above|over|below|under|outside|off|not (?:at|in|on|within)|missed|misses|short of) (?:the |your |its )?(?:goals?|targets?)|(?:poorly|not (?:well )?|badly) controlled|out of control|uncontrolled',
        '(?:not|above|below|over|under|off|out of|outside)(?: at| of| the| to)? (?:goals?|targets?)|poorly|uncontrolled|not (?:well )?controlled|sub-?optimal\\w*|inadequate\\w*|poor control',
      ),
    ],
  },
  {
    fault: 'direction',
    isClose: true,
    members: [
      pair(
        '(?:low|average|normal|no increased|not (?:at )?increased|ordinary|usual|population) (?:\\w+ ){0,2}?risk|risk (?:is|was) (?:low|average|normal|small|not (?:raised|increased|high))',
        '(?:low|average|normal|population|general|not (?:increased|elevated)|negligible|minimal|screen[- ]negative)|<\\s?\\d',
      ),
      pair(
        '(?:high|elevated|raised|increased|higher) (?:\\w+ ){0,2}?risk|risk (?:is|was) (?:high|elevated|raised|increased)',
        '(?:high\\w*|elevated|raised|increas\\w*|above|moderate|intermediate|greater|more|screen[- ]positive|(?<!(?:low|lower|average|normal|minimal|negligible) )risk (?:of|for|factors?)|at risk|predispos\\w*)|\\d+ ?%|1 (?:in|:) ?\\d+',
      ),
    ],
  },
];
