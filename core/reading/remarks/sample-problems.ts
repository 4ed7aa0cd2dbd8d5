export type SampleProblem =
  'hemolyzed' | 'clumped' | 'clotted' | 'diluted' | 'contaminated' | 'late' | 'underfilled' | 'fatty' | 'unreliable';

const use = String.raw`(?:use|used|act on|acted (?:up)?on|rel(?:y|ied) (?:up)?on|go by|interpret|interpreted|report|reported|trust|trusted|believe|believed)`;
const sound = String.raw`(?:valid|reliable|accurate|correct|representative|trustworthy|credible|plausible|interpretable|usable|meaningful|true|possible)`;
const number = String.raw`(?:results?|values?|numbers?|counts?|figures?|readings?|levels?|samples?|specimens?)`;

/** Such words take a number back; others only say that it may be off. */
const takesBack = new RegExp(
  [
    String.raw`\b(?:must|should|can|could|may|shall)\s?(?:not|n[o']t) (?:be )?(?:\w+ )?${use}\b(?! (?:for|as|without|alone)\b)`,
    String.raw`\b(?:can)?not be (?:\w+ )?${use}\b(?! (?:for|as|without|alone)\b)`,
    String.raw`\b(?:none of|neither of|no) (?:\w+ ){0,4}(?:can|should|must|may|is|are|to) (?:be )?(?:${use}|${sound})\b`,
    String.raw`\bunsuitable\b(?! (?:for|as) (?:surgery|transplant|donat|candidate))`,
    String.raw`\b(?:do not|don't|never) ${use}(?: (?:the |this |these |any )?(?:\w+ )?${number}| (?:this|these|it|them)\b|(?=\s*(?:[.;,:)!]|$)))|\bnot (?:to be |for )(?:${use}|interpretation)\b(?! (?:for|as|without|alone|with)\b)`,
    String.raw`\binterpretation (?:is )?(?:not (?:possible|advised|recommended|valid)|impossible|invalid)\b|\b(?:not|un) ?(?:interpretable|reportable)\b(?! (?:for|without)\b)`,
    String.raw`\b${number} (?:\w+ )?(?:is |are |was |were )?(?:\w+ )?(?:not|un) ?${sound}(?! (?:for|without)\b)`,
    String.raw`\b(?:is|are|was|were|probably|likely|considered|therefore) (?:probably |likely |thus |therefore )?(?:not ${sound}|un(?:reliable|interpretable|trustworthy)|invalid|void|doubtful|wrong|erroneous|false)\b(?! (?:for|without|positives?|negatives?)\b)`,
    String.raw`\b(?:unreliable|uninterpretable|spurious(?:ly)?|erroneous(?:ly)?|artef?act(?:s|ual|ually|ual)?|pseudo-?(?:hyperkal\w+|thrombocytop\w+|hyponat\w+))\b`,
    String.raw`\b(?:disregard|ignore|discard)(?:ed)? (?:the |this |these |all |both )?(?:\w+ ){0,2}${number}`,
    String.raw`\b${number} (?:\w+ ){0,3}(?:to be|be|should be|must be|please) (?:disregard|ignor|discard)(?:ed)?`,
    String.raw`\b(?:please |to be |be )(?:disregard|ignore|discard)(?:ed)?(?=\W*$)`,
    String.raw`\b(?:invalid|void|doubtful|suspect) ${number}\b|\b${number}:? (?:\w+ )?(?:invalid|void|doubtful|suspect|questionable)\b(?! (?:for|without)\b)`,
    String.raw`\bnot (?:come |coming |those |that |really )?(?:from|of) (?:the |this )?(?:patient|person|body)\b|\bnot (?:the patient's|yours)\b|\b(?:does|do) not reflect\b`,
    String.raw`\b(?:sample|specimen|tube) (?:mix-?up|swap\w*)\b|\bmis-?labell?ed\b|\bwrong (?:patient|sample|tube|blood in tube)\b|\bWBIT\b`,
  ].join('|'),
  'i',
);

const late = String.raw`\b(?:delayed (?:separation|processing|receipt|transport|arrival)|(?:received|arrived|delivered|separated|spun|centrifuged|processed|reached \w+(?: \w+)?) (?:(?:too|very) )?late|(?:sample|specimen|tube|blood)s? (?:is |was |were )?(?:(?:too|very|over|more than) )?(?:\d+ ?(?:h|hrs?|hours?|days?) )?(?:old|aged)|(?:old|aged|stale|expired) (?:sample|specimen|tube|blood)s?\b|(?:exceed(?:s|ed|ing)|beyond|outside|past) (?:\w+ ){0,3}stability|stability (?:\w+ ){0,2}(?:exceeded|expired)|delay in (?:\w+ )?(?:transit|transport|separation|processing|receipt|reaching)|(?:received|arrived|delivered|separated|spun|processed) (?:(?:more than|over|after|on the|only|>) ){0,2}(?:\d+|one|two|three|four|five|six|seven|several|second|third|fourth|fifth|next) ?(?:th|rd|nd)? ?(?:h|hrs?|hours?|days?)\b|(?:unspun|unseparated|stored|stood|left) (?:\w+ ){0,2}overnight|prolonged (?:storage|transit|transport|contact|tourniquet))`;

/** The surest word first: "falsely raised" beside "haemolysed" is told as the latter. */
export const problems: readonly [says: RegExp, problem: SampleProblem][] = [
  [
    /\bha?emoly[sz](?:ed|is|ing|ate)\b|\bha?emolytic (?:sample|specimen|serum|plasma)\b|\b(?:broken|burst|ruptured|damaged|lysed) (?:red )?(?:blood )?cells?\b|\b(?:red )?(?:blood )?cells? (?:have |had )?(?:broken|burst|ruptured|lysed)\b|\b(?:serum|plasma) (?:is |was |looks? |visibly )?(?:red|pink)\b|\b(?:red|pink) (?:serum|plasma)\b|\bHI:? [2-4]\+/i,
    'hemolyzed',
  ],
  [
    /\b(?:platelets?|thrombocytes?|PLTs?|cells?) (?:\w+ )?(?:clump(?:s|ed|ing)?|aggregat(?:es?|ed|ion)|satellitism)\b|\bclump(?:s|ed|ing)\b|\bpseudothrombocytop\w+/i,
    'clumped',
  ],
  [
    /\bclotted\b|\b(?:fibrin |micro-?)?clots? (?:\w+ )?(?:present|seen|found|detected|noted|in (?:the )?(?:\w+ )?(?:tube|sample|specimen|bottle))\b|\b(?:tube|sample|specimen|bottle) (?:\w+ ){0,2}(?:micro-?|fibrin )?clots?\b|\bfibrin strands?\b/i,
    'clotted',
  ],
  [
    /\b(?:dilut(?:ed|ion)(?! (?:of )?1\b)|drip[- ](?:arm|contaminat\w+|sample)|(?:above|below|near|beside|proximal to|distal to|same arm as|with) (?:a |the |an? )?(?:IV |intravenous |fluid |saline |glucose |dextrose )?(?:drip|infusion|fluids?)\b|(?:drip|infusion) (?:\w+ )?running|(?:taken|drawn|collected|sampled|obtained) (?:\w+ ){0,3}(?:from|via|through|out of) (?:a |the |an? )?(?:\w+ ){0,2}(?:drip|infusion|IV)\b)/i,
    'diluted',
  ],
  [
    /\bcontaminat(?:ed|ion)\b(?! with skin)|\bcarry-?\s?over\b|\b(?:EDTA|heparin|citrate|oxalate|fluoride|saline|TPN)[- ](?:effect|interference|present|pattern|exposure)\b|\bhepari\w+ (?:line|catheter|lock)\b|\b(?:taken|drawn|collected|sampled|obtained|blood) (?:\w+ ){0,3}(?:from|via|through) (?:a |the |an )?(?:\w+ ){0,2}(?:line|catheter|port|cannula|lumen)\b/i,
    'contaminated',
  ],
  [new RegExp(late, 'i'), 'late'],
  [
    /\b(?:under|over|short|in(?:sufficiently|completely|correctly) |wrongly )-?filled\b|\b(?:tube|bottle|sample) (?:is |was )?not (?:\w+ )?filled\b|\bwrong (?:tube|anticoagulant|additive|ratio)\b/i,
    'underfilled',
  ],
  [/\blipa?emi[ac]\b|\bgrossly (?:fatty|turbid)\b/i, 'fatty'],
  [takesBack, 'unreliable'],
  [
    /\bdelta[- ]check (?:\w+ )?(?:fail\w*|alert|flag(?:ged)?|exceeded|positive)|\bfail(?:s|ed|ure of)? (?:the )?delta[- ]check|\binterpret(?:ed)? (?:\w+ )?with (?:\w+ )?(?:caution|care)\b|\b(?:not consistent|inconsistent) with (?:the )?(?:earlier|previous)\b|\b(?:false(?:ly)?|unduly) (?:\w+ )?(?:raised|high|low|elevated|increased|decreased|lowered|reduced|depressed)\b|\b(?:may|might|can|could|will) be (?:\w+ )?(?:affected|inaccurate|unreliable|wrong|invalid|misleading|over-?estimated|under-?estimated)\b|\btreat(?:ed)? with (?:caution|suspicion)\b|\bquestionable\b/i,
    'unreliable',
  ],
];

export const isTakenBack = (words: string): boolean => takesBack.test(words);

/** What is wrong with the tube, or with whose it is, is wrong with all that was measured in it. */
const ofTube =
  /\b(?:drip|infusion|IV fluids?|WBIT|wrong (?:patient|blood|sample)|mis-?labell?ed|mix-?up|delta[- ]check)\b/i;
/** "Hb 128 three hours ago", "(was 128)", "previous K 4.1": by what such a fault was noticed. */
const earlier =
  /\b(?:was|were|previous(?:ly)?|prior|last|earlier|before|had been|from)\b[^.;()]{0,40}\d|\d[^.;()]{0,40}\b(?:ago|yesterday|earlier|before|previous(?:ly)?|prior|last|this morning|today)\b/i;

/** A remark on a tube without the pieces that only tell what was measured before. */
export const withoutEvidence = (words: string, isOfTube: boolean): string =>
  isOfTube
    ? words
        .split(/(?<=[;,()])|(?=\()/)
        .filter((piece) => !earlier.test(piece))
        .join('')
    : words;

export const isOfTube = (words: string): boolean => ofTube.test(words);

/** Of these the number is that of something else than the person's blood. */
export const alwaysTakenBack: ReadonlySet<SampleProblem> = new Set(['clumped', 'diluted', 'contaminated']);

const sample = String.raw`(?:samples?|specimens?|tubes?|swabs?|stools?|bottles?|collections?|draws?|blood(?! (?:test|pressure|count|sugar|glucose))|venepuncture)`;

/** "Please repeat the HbA1c on 5 February", "in three months": a later test is no new sample. */
const notLater = String.raw`(?![^.\n]{0,60}\b(?:on|in|after|before|by|around|every|within|next) (?:the |a |about |around )?(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:one|two|three|four|six|twelve|few|next|visit|week|month|year)))`;

/** The laboratory wants another sample. What was confirmed "on a second sample" is done. */
export const newSample = new RegExp(
  [
    String.raw`\bre-?(?:collect|draw|bleed|sample|submit)(?:ion|ing|ed)?\b`,
    String.raw`(?<!\b(?:on|in|by|from|of|with) (?:a |an |the )?)\b(?:new|fresh|repeat|another|replacement) (?:\w+ ){0,2}${sample}\b(?! (?:confirm|show|was|were|gave|is normal))`,
    String.raw`\b(?:please|kindly) (?:send|submit|provide|supply|take|collect|obtain) (?:a |an |the )?(?:\w+ ){0,3}${sample}\b`,
    String.raw`\b(?:please|kindly|must be|should be|needs to be|to be) (?:repeat(?:ed)?|re-?tested)\b(?! (?:in|after|every|annually|yearly|at) )${notLater}`,
    String.raw`\brepeat (?:sample|specimen|urgently|collection|on a|from (?:a|the)|with (?:a|the)|using|testing (?:is )?(?:needed|required|advised))\b`,
    String.raw`\b(?:second|further) ${sample} (?:is |are )?(?:needed|required|requested|advised|wanted)\b`,
  ].join('|'),
  'i',
);
