/** What was said, without what people say around it. */
export type SpokenWords = {
  words: readonly string[];
  /** Said of oneself ("I want to go home", "can I ..."), which is ordinary talk more often than "go home" is. */
  ofOneself: boolean;
};

const kin = 'my (?:mother|father|mom|mum|dad|wife|husband|son|daughter|sister|brother|grandmother|grandfather)';
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cannot)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bdon t\b|\bdont\b/g, 'do not'],
  [/n't\b/g, ' not'],
  [/\blet's\b|\blets\b/g, 'let us'],
  [/\b(what|where|that|it|how|here|there|who|when)(?:'s| s)(?=\s|$)/g, '$1 is'],
  [/\bwhats\b/g, 'what is'],
  [/\bwheres\b/g, 'where is'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/'ll\b/g, ' will'],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  // For whom somebody asks changes nothing.
  [new RegExp(`\\b(should|can|could|must) ${kin}\\b`, 'g'), '$1 i'],
  [new RegExp(`\\bdoes ${kin} (?=have|need|take|get)`, 'g'), 'do i '],
  [new RegExp(` (?:of|for) ${kin}$`, 'g'), ''],
  [new RegExp(`\\bwith ${kin}$`, 'g'), 'with me'],
  [new RegExp(`\\b${kin}'s\\b`, 'g'), 'my'],
  [/\b(should|do|must|shall|can|could) we\b/g, '$1 i'],
  [/\bok\b/g, 'okay'],
  [/\boutloud\b/g, 'out loud'],
  [/\bp\.? ?d\.? ?f\b/g, 'pdf'],
];

/** Said while looking for words. */
const hesitation =
  /\b(?:um+|uh+|uhm|er+m?|hm+|mm+|ah+|eh|oh|please|kindly|just|maybe|actually|basically|you know|exactly|really|else|briefly|quickly|slowly|clearly|the heck|the hell|on earth)\b/g;

export function plainWords(said: string): string {
  let text = said.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘`]/g, "'");
  for (const [form, whole] of contractions) text = text.replace(form, whole);
  return text
    .replace(/'s?(?=\s|$)/g, '')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(hesitation, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const calls =
  /^(?:(?:(?:hey|hi|hello|okay|yo|dear) )?(?:read ?back|red back|reed back|reedback|ready back|readbag|feedback|rita back)(?= .)|hey(?= (?:there )?(?:can|could|would|please|go|show|open|read|stop|scroll|help|what|define|explain))(?: there)?|(?:computer|assistant)(?= .)) /;
const leads =
  /^(?:okay|alright|all right|i am done|i am lost|i am stuck|i am ready|i can not (?:read|see) (?:it|this|that)(?: well)?|perfect|thanks|thank you|i am finished|right|so|now|well|yes|yeah|yep|and now|now then|then|great|fine|sorry|excuse me|hello|hi|quickly|once again|again|next|and(?= what| show| explain| read| scroll| define)|also) (?=.)/;
const orders =
  /^(?:(?:can|could|would|will|might) (?:you|somebody|someone|anybody|anyone) (?:be able to |help me to |help me |mind |try to |quickly |possibly )?|i (?:want|need) you to |i would (?:like|love) (?:for )?you to |would you mind |go ahead and |try to |(?:i )?(?:would|will) (?:be )?appreciate if you |do me a favor and |you can |you should |(?:would you )?be so kind (?:and|to|as to) |do you know (?=what)|(?:is it|would it be) possible (?:for you )?to |is there a way to |how about you )(?=.)/;
/** "Would you mind reading ..." */
const minding = /^(?:would|do) you mind (\w+)ing(?= |$) ?/;
const ofOneself =
  /^(?:i (?:only |also )?(?:would (?:like|love|rather)(?: to)?|want(?: to)?|need(?: to)?|wish to|will have|have to|must|am looking for|am trying to|will)|let (?:me|us)|(?:can|could|may|might|shall|should) (?:i|we)(?: please)?|we (?:want|need)(?: to)?|we would like(?: to)?|how (?:do|can|could) i|help me(?: to)?|i was wondering if you could|time to|want to|need to|like to|ready to|know(?: about)?|(?:what|how) about|tell me(?: (?:more )?about)?|(?:some |more )?information (?:on|about)|where (?:can|do|could|would) i (?:find|see|get|read|look at|hear|have)|where (?:can|do|could) i(?= (?:put|upload|add|send))|i am interested in|(?:what|anything) does (?:it|this|the (?:document|report|letter)) say about|is there (?:any|a|an|anything about)|take me through|be (?:brought|taken) to) (?=.)/;
const ends =
  / (?:now|are there|do you have|have you got|are there in (?:this|my|the) (?:document|report)|thanks|thank you|thank you very much|for me|for us|right now|okay|would you|could you|will you|can you|if you can|if you could|if possible|if you would|then|real quick|quickly|again|at once|immediately|on (?:the|my) screen|a moment|for a (?:second|moment)|readback|read back|one more time|once more|once again|too|instead|first|here|my dear|dear|a bit|twice|one time|loudly|louder|loud|slower|faster|in short|in brief|(?:to|for) (?:him|her|them)|carefully|completely|three times|straight away|real fast|in (?:simple|plain|easy|everyday|simpler) (?:words|terms|english|language)|to us|with me|so i can (?:read|see) (?:it|them)|so that i can (?:read|see) (?:it|them)|will ya|sir|go|ma am|mate|alright|asap)$/;

/** The words as they were said, and without calls, politeness and hesitation around them: the more is left out, the later it comes. */
export function spokenForms(said: string): SpokenWords[] {
  let text = plainWords(said);
  let oneself = false;
  const forms = new Map([[text, false]]);
  for (let changed = true; changed;) {
    const before = text;
    text = text.replace(calls, '').replace(leads, '').replace(minding, '$1 ').replace(orders, '');
    if (text === before && ofOneself.test(text)) {
      text = text.replace(ofOneself, '');
      oneself = true;
    }
    if (!forms.has(text)) forms.set(text, oneself);
    const longer = text;
    text = text.replace(ends, '');
    if (!forms.has(text)) forms.set(text, oneself);
    changed = text !== before && longer !== '';
  }
  return [...forms].filter(([form]) => form !== '').map(([form, own]) => ({ words: form.split(' '), ofOneself: own }));
}
