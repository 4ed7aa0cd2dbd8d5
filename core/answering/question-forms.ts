/** What somebody wants to know. A question can ask for several things. */
export type Wish =
  | 'self_harm' // speaks of hurting oneself
  | 'emergency' // speaks of signs that cannot wait
  | 'decision' // what to take, to stop, to have done
  | 'results' // all of them
  | 'outside' // which results stand out
  | 'all_well' // whether all is as it should be
  | 'value' // what a result is, and where it stands
  | 'why'
  | 'diagnosis'
  | 'warnings' // when to call or to come back
  | 'age'
  | 'meaning' // what a word or a result means
  | 'presence' // whether something was found
  | 'medicines'
  | 'next_step'
  | 'when'
  | 'who'
  | 'summary';

const forms: readonly [Wish, RegExp][] = [
  [
    'self_harm',
    /\b(?:suicid\w*|kill(?:ing)? my ?self|(?:hurt|harm|cut)(?:ing|ting)? my ?self|self[- ]?harm\w*|end (?:my life|it all)|take my (?:own )?life|want to die|wish i (?:was|were) dead|better off dead|(?:no reason|do not want|don't want) to live|not worth living|suicidarme|matarme|quitarme la vida|quiero morir)\b/,
  ],
  [
    'emergency',
    /\b(?:(?:i|he|she|we) (?:have|has|am having|is having|got|feel|feels|am|is)\b.{0,40}\b(?:chest pain|pain in (?:my|the|his|her) chest|trouble breathing|short of breath|passing out|bleeding (?:a lot|heavily)|numb on one side|fainting)|(?:cannot|can't|can not) breathe|having (?:a|an) (?:stroke|heart attack|seizure)|chest pain (?:right )?now|(?:took|taken|swallowed) (?:too much|too many|an overdose))\b/,
  ],
  [
    'decision',
    /\b(?:(?:should|can|may|must|could|do i (?:have|need) to|shall) (?:i )?(?:still |now |just |really |keep |have to |need to )*(?:take|taking|stop|quit|skip|start|begin|change|switch|double|increase|lower|reduce|cut|use|have (?:the |this |a |an )?(?:surgery|operation|procedure|treatment|biopsy|chemo\w*|radiation)|get (?:the |this |a |an )?(?:surgery|operation|treatment|vaccin\w*|chemo\w*)|agree|refuse|treat)|(?:how much|how many|what dose|which dose|what dosage)\b.{0,40}\b(?:should|can|do|must) i\b|is it (?:safe|ok|okay|all right|fine) (?:to|if|for)\b|(?:stop|skip|double|increase|reduce|change) (?:taking )?(?:my|the|this) (?:medicine|medication|dose|pill|tablet|insulin|drug)|do i (?:need|require|have to (?:have|get|take|start)) (?:a |an |the |any |more )?(?:surgery|operation|treatment|medicine|medication|antibiotics?|chemo\w*|insulin|statins?|transfusion|dialysis|iron|vitamins?|supplements?)|what (?:is the )?(?:best )?(?:treatment|medicine|cure)\b|which (?:treatment|medicine|drug|antibiotic) (?:is|should|would)|how (?:do i|can i|should i|to) (?:treat|cure|fix|lower|raise|reduce|increase|improve|get rid))\b/,
  ],
  [
    'outside',
    /\b(?:(?:which|what|any|are there|list|show)\b.{0,40}\b(?:high|low|abnormal|out of range|outside|not normal|flagged|marked|off|wrong|elevated|unusual|concerning|bad|critical|stand(?:s)? out)|(?:anything|something|what(?:'s| is)) (?:is )?(?:wrong|abnormal|high|low|off|bad|unusual|concerning|to worry about)|(?:should i|do i need to) (?:be )?(?:worr(?:y|ied)|concerned|afraid|scared))\b/,
  ],
  [
    'all_well',
    /\b(?:(?:is|are|was|were) (?:everything|it all|all|my (?:results?|labs?|tests?|numbers|blood ?work|blood test|scan|report|x-?ray|ct|mri)|the (?:results?|labs?|tests?|numbers|scan|report)|these|this)\b.{0,30}\b(?:normal|ok|okay|fine|good|bad|clear|all right|alright|negative)|am i (?:ok|okay|fine|healthy|sick|ill|all right))\b/,
  ],
  ['results', /\b(?:my|the|all|these)(?: (?:lab|blood|test|urine))?(?: test| work)? (?:results|labs|numbers|values)\b/],
  [
    'why',
    /\bwhy\b|\bhow come\b|\bwhat (?:causes?|caused|can cause|could cause|makes?|made)\b|\breasons? (?:for|why)\b/,
  ],
  [
    'meaning',
    /\b(?:what (?:is|are|was|were|'s) (?!my\b|the (?:value|level|result|number|date|name)\b|wrong|next)|what's (?!my\b|wrong|next)|what does\b.{0,60}\b(?:mean|stand for|do|measure|show)|what do\b.{0,60}\bmean|mean(?:s|ing)?\b|defin\w+|explain|stands? for|what kind of|tell me (?:more )?about)/,
  ],
  [
    'presence',
    /\b(?:do i have|did (?:they|you|it|the \w+) (?:find|see|show)|(?:is|was|are|were) there|have i got|does (?:it|this|the \w+) (?:show|say|mention)|(?:any|a|of) (?:sign|evidence|trace)s?|is it|was it|am i|have they found|found)\b/,
  ],
  [
    'medicines',
    /\b(?:medicines?|medications?|meds?|drugs?|pills?|tablets?|prescri\w+|dos(?:e|es|age|ing)|inhalers?|injections?|how (?:do i|often do i|should i|many times)\b.{0,20}\b(?:take|use))\b/,
  ],
  [
    'next_step',
    /\b(?:what (?:should|do|must|can|shall) i (?:have to |need to )?do|what (?:is|are|'s)? ?(?:the )?next(?: steps?)?|what (?:happens|comes) (?:now|next)|what now|next steps?|follow[- ]?up|appointments?|see (?:a |the |my )?(?:doctor|specialist|surgeon|\w+ologist)|(?:need|have) to (?:come|go) back|come back|more tests|another (?:test|scan|visit)|recommend\w*|advised?|referr\w+|instructions|call (?:the |a |my )?(?:doctor|clinic)|go to (?:the )?(?:hospital|emergency|er))\b/,
  ],
  [
    'warnings',
    /\bwhen (?:should|do|must) (?:i|we|he|she) (?:call|ring|go|come back|return|seek|get help|worry|see)|\b(?:warning signs?|red flags?|danger signs?|look out for|watch (?:out )?for|emergency)\b/,
  ],
  ['age', /\bhow old\b|\bmy age\b|\b(?:date of birth|birth ?day|dob)\b/],
  [
    'diagnosis',
    /\bdiagnos\w+\b|\bwhat (?:illness|disease|condition) (?:do|have) i\b|\bwhat do i have\b|\bwhat is wrong with me\b/,
  ],
  ['when', /\b(?:when|what (?:date|day|time)|how (?:soon|long until)|which (?:date|day)|date)\b/],
  [
    'who',
    /\b(?:who|whom|which (?:doctor|hospital|clinic|lab(?:oratory)?)|what(?:'s| is| was)? (?:the |my )?(?:doctor|physician|hospital|clinic|lab(?:oratory)?|surgeon|radiologist|pathologist)(?:'s)?(?: name)?|where (?:was|were|did|is))\b/,
  ],
  [
    'summary',
    /\b(?:summar\w+|main (?:point|message|thing|finding)|in short|bottom line|what (?:did|does|do) (?:the |this |my )?(?:document|report|note|letter|scan|results?|tests?|labs?|doctor|it|they) (?:say|find|show|tell)|what (?:was|is|were) found|findings?|results? (?:mean|say|show))\b/,
  ],
  [
    'value',
    /\b(?:what (?:is|was|were|are|'s)|what's|how (?:high|low|much|many|bad|big|large|small)|level|value|number|normal|high|low|range|count|size)\b/,
  ],
];

/** Everything that a question may wish for. */
export const wishesOf = (folded: string): ReadonlySet<Wish> =>
  new Set(forms.flatMap(([wish, form]) => (form.test(folded) ? [wish] : [])));
