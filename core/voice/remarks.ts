/** How sure it is that words are a remark beside a command: a kind that is known, or somebody's sentence about something. */
export type Remark = 'known' | 'likely';

const person =
  '(?:mother|father|mom|mum|dad|wife|husband|son|daughter|sister|brother|doctor|nurse|child|children|kids|aunt|uncle|neighbou?r|partner|family|friend|\\w{1,5}ma|\\w{1,5}pa)';
const page =
  '(?:page|place|one|thing|button|tab|screen|document|report|letter|text|part|words?|terms?|language|english)';
const small =
  '(?:too|so|very|really|such|a|an|the|bit|little|much|many|all|this|that|these|of|my|for|me|us|any|here|it|them|well|good|to|in)';

/** What people add of their own accord while they use a screen. */
const known = [
  // Agreement, refusal, haste.
  'okay|yes|yeah|no|nope|oops|whoops|wait|hang on|hold on|one moment|alright|all right|good|great|fine|right|thank you|thanks|sorry|excuse me|hey|well|so|and|but|then|now|again|also|today|tomorrow|too far|too fast|never mind|there|dear|help|quick|quickly|hello|hi|look|come on|(?:not )?(?:yet|here)|stop',
  '(?:that is |it is )?enough(?: for (?:now|today|me)| of (?:this|that|it))?|(?:that|it) is (?:it|all|fine|okay|good)',
  `(?:(?:this|that|it) is )?(?:the )?(?:not )?(?:the |my )?(?:wrong|right|same|other|this|that) ${page}|(?:this|that|it) is not (?:mine|(?:my|the) ${page})`,
  '(?:this|that|it) is (?:not )?what i (?:want|wanted|meant|mean|said|need|was looking for)',
  '(?:all|so many|too many|these|those|such)(?: \\w+){0,3} (?:words|terms|numbers|text|pages|letters)',
  `i am on (?:the|another|an?)(?: other| different| wrong)? ${page}`,
  'i (?:prefer|would rather|would prefer|like|want)(?: to)? (?:listen|listening|hear it|hearing it)',
  // Of what is seen: how it is, and what one cannot do with it.
  `(?:it|this|that|these|those|all this|the (?:list|letters?|words?|text|print|writing|page|letter|report)|they)(?: (?:text|letters|words|print|writing|page|report|letter))? (?:is|are) (?:not |${small} )*(?:long|hard|small|far|loud|slow|quiet|dark|wrong|text|difficult|complicated|complex|clear|tiny|fast|easy|much|confusing|words)(?: ${small})*`,
  `(?:i (?:do not|can not|could not|did not|never)|can not)(?: really| even)? (?:finish|have|see|read|find|want|like|need|know|understand|follow|get|hear|think)(?: (?:${small}|glasses|eyes|time|end|rest|bottom|top|what|where|how|ask|use|details|whole|money|do|does|works|means?|other|anything|this|everything|all|say|important|hard|difficult|right|new|everything|read|patience|half|latin|medical|page|letters?|words?|text|letter|report|print|screen|writing|numbers|terms|${page}))*`,
  `i (?:(?:have )?(?:lost|forgot|forgotten|left|missed|misplaced|broke|broken)|am without) (?:my |the |a )?(?:glasses|reading glasses|place|page|line|that|this|it|something|part|bit|last part)(?: (?:at home|again|here|in the car))?`,
  `i (?:pressed|clicked|hit|tapped|touched|opened|chose|went to|came to) (?:(?:on|to) )?(?:the |a )?(?:wrong ${page}|something(?: wrong| else)?)`,
  'i (?:am|got)(?: (?:a bit|so|too|quite|very|already|all))? (?:lost|new|old|tired|finished|done|ready|stuck|confused|slow|blind|in a hurry|at the end|nearly blind|(?:still |not )(?:reading|looking|there|sure|done|ready|finished)|blind on one eye)(?: (?:here|to this|with (?:this|that|it)|at this|in here|now))?',
  'i (?:understand|see|got it|have (?:read|heard|seen|got) (?:this|that|it|enough|all)(?: already)?)(?: now)?',
  'my (?:(?:reading )?glasses|eyes?|english|eyesight|sight|hearing|reading|vision)(?: (?:is|are))?(?: (?:not|so|very|too|quite|really|that|any more))* (?:bad|good|poor|weak|broken|gone|lost|dirty|at home|upstairs|in the car|tired|better|well|hurt|hurting|great|failing)(?: (?:any ?more|enough|today|these days))?',
  'without (?:my )?glasses|(?:he|she) (?:can not|does not) (?:see|read|hear)(?: (?:so|very|that|too|any))*(?: (?:well|good|it|english|much))?',
  // For whom, what for, when.
  `(?:for|to|with) (?:my (?:\\w+ )?${person}|him|her|us|me|them)(?: (?:please|too|as well))?`,
  '(?:i|he|she|they|mama|mom|mum|dad|papa) (?:(?:want|wants|need|needs|would like) to|can not|can hardly|do not|does not|could not) (?:see|read|find|look|hear|finish|mean|understand|follow)(?: (?!i |you )\\w+){0,4}',
  '(?:it|this|that|they|everything|the \\w+) (?:is|are) (?:too|so|very) \\w+(?: for (?:me|him|her|us))?',
  'i am (?:not (?:so |very )?good|no good|bad) (?:with|at) (?:computers?|this|that|it|reading|english|these things)',
  `i (?:want|need|would like|have) to (?:show|give|print|take|keep|have|bring|send|know|hear|see|look|share|read) (?:it|this|that|up|on|the (?:beginning|start|end|rest|top|bottom))(?: (?:to|with|for|up|on))?(?: (?:${small}|${person}|paper|some|words?|hospital|clinic|appointment|visit|home))*`,
  `(?:i|we|my ${person}|he|she|they) (?:need|needs|want|wants|would like)(?: to (?:have|keep))? (?:it|this|that|a copy)(?: (?:on paper|printed|to keep|at home))?`,
  `(?:i|my ${person}|he|she|they) (?:asks|ask|(?:wants?|would like|need|needs) to know|wonders?)`,
  'i need help(?: with (?:this|that|it))?(?: here)?|for (?:today|now)|i (?:want|need|have) to (?:start|begin|try|go) (?:again|over|on)|i (?:want|need|have) to (?:say|ask|think about) (?:something|this|that|it)',
  // What else goes on.
  'what is (?:this|that|it|going on|happening)|where am i|what happened',
  '(?:my|the) (?:phone|telephone|doorbell|bell) (?:is ringing|rings|rang)|i (?:have|got|have got) (?:a |another )?(?:phone |telephone )?call|(?:somebody|someone) is (?:at the door|calling|calling me|coming|here)',
].join('|');
const knownFirst = new RegExp(`^(?:(?:${known})(?: |$))+`);
/** Why or when, told after a command. */
const reason =
  /^(?:so|so that|because|before|after|until|when|since) (?:i|we) (?:can|could|go|have|see|want|need|am|are|leave|forget|meet)(?: \w+){0,6}$/;

const sentence =
  /^(?:(?:and|so|but|because|since|when|if|before|after|well|okay|oh|no|yes|all) )*(?:i|we|it|this|that|they|there|these|those|my \w+|our \w+|the (?:doctor|doctors|nurse|hospital|letters?|words|text|print|lab|clinic|page|report)|(?:all|so many) (?:these|those|this|the)(?: \w+)?|somebody|someone|do i|should i|am i|mama|mom|mum|dad|papa|grandma|grandpa|nobody|everybody|nothing|he|she|why|is|are|does|what do|what are|where|got|just got|there is|here is|look) /;
const verb =
  /\b(?:am|is|are|was|were|have|has|had|got|get|gets|do|does|did|can|could|want|wants|wanted|need|needs|know|knows|see|sees|saw|forgot|lost|gave|give|says?|said|think|like|likes|would|will|wrote|write|going|came|sent|told|asked|asks|put|read|written|hurts?|took|made|found|ringing|calling|(?<=^my \w+ )\w+s|(?<=\b(?:i|we|they) )\w+|\w+ed)\b/;
/** Words that ask for more: what follows them belongs to them. */
const unfinished =
  /(?:^| )(?:i|you|he|she|we|they|who|which|that i|to|not|(?<!it )says|said|never|always|often|sometimes|just|still|then|and|or|but|if|when|while|because|can|could|will|would|should|shall|must|may|might|do|does|did|the|a|an|my|your|his|our|their|of|for|at|by|with|from|(?<!put )in|into|about|than|as|let|make|made|had|please do not|like|how|what|why|where|going|gonna|try|tried|(?:had|made|let|saw|heard|watched|help|helped|lets|makes|told|asked|tell|ask) (?:(?:the|my|a) )?\w+)$/;

const openEnd = / (?:to|the|an?|my|of|for|i|with)$/;

const plainer: readonly (readonly [RegExp, string])[] = [
  [/\b(?:we are|we were|i was)\b/g, 'i am'],
  [/\bwe\b/g, 'i'],
  [/\bour\b/g, 'my'],
  [/\b(?:was|seems|looks|sounds)\b/g, 'is'],
  [/\bwanted\b/g, 'want'],
  [/\bwere\b/g, 'are'],
  [/\bunderstood\b/g, 'understand'],
  [/\bdid not\b/g, 'do not'],
];
/** Told of oneself and of now, which changes nothing. */
const simplest = (words: string): string => plainer.reduce((text, [form, plain]) => text.replace(form, plain), words);

/** What words beside a command are. Nothing where they may be part of it, or the command part of them. */
export function remarkOf(heard: string): Remark | undefined {
  const words = simplest(heard);
  const rest = words.replace(knownFirst, '');
  if (rest === '' || reason.test(rest) || reason.test(words)) return openEnd.test(words) ? undefined : 'known';
  return isSentence(words) || isSentence(rest) ? 'likely' : undefined;
}

function isSentence(words: string): boolean {
  const count = words.split(' ').length;
  return count >= 3 && count <= 14 && sentence.test(words) && verb.test(words) && !unfinished.test(words);
}
