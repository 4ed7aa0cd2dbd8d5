import type { Check } from './check.ts';

/** What goes on at present, as people tell it. */
const goesOn =
  /\b(?:(?:you|he|she|patient|child|baby) (?:(?:now|still|currently|regularly|also) )?(?:takes?|uses?|smokes?|drinks?|works?|gets?|receives?|wears?|lives?|suffers?)|(?:are|is|am|'re) (?:(?:now|still|currently|also) )?(?:on|taking|using|smoking|drinking|having|receiving|getting|working|(?:being )?treated|under treatment|in treatment|a smoker|undergoing)|toma|fuma|usa|recibe|está (?:tomando|en tratamiento))\b/i;
/** What is over, as print has it: strong words only, for they count wherever in the clause they stand. */
const isOver =
  /\b(?:former(?:ly)?|ex-\w+|quit|stopped|gave up|ceased|discontinued|completed|finished|used to|in the past|previously|prior (?:use|treatment|therapy|history)|worked|took|was on|were on|had been on|(?:was )?treated with|received|underwent|as a (?:child|toddler|teen\w*|baby|boy|girl)|in childhood|until (?:\w+ )?(?:19|20)\d\d|no longer|resolved|remission)\b|(?<![\d/.-])(?:19|20)\d\d\s?[-–]\s?(?:19|20)?\d\d\b/i;
const isGoingOn =
  /\b(?:now|current\w*|ongoing|continu\w*|still|since|restart\w*|resum\w*|start\w*|switch\w*|replac\w*|changed|remains?|active|is on|takes|taking|today|daily|nightly|weekly|bd|bid|od|tds|tid|prn|present|being|maintenance|lifelong|again|->|→)\b|[→]/i;

/** What is over, as people tell it. */
const toldOver =
  /\b(?:used to|in the past|no longer|formerly|former|gave up|quit|(?:has|have|had|was|were) (?:been )?(?:stopped|finished|completed|ended)|(?:is|are) (?:now )?(?:over(?=[.,;]|$)|finished|completed|behind you)|years ago|long ago|as a child|previously|in childhood|en el pasado|dejó de|de niñ[oa]|ya no)\b/i;
/** Any word of print by which something may be over or earlier. */
const anyPast =
  /\b(?:former\w*|ex|quit\w*|stop\w*|gave|ceas\w*|discontinu\w*|d\/c|dc'?d?|complet\w*|finish\w*|end(?:ed|s)?|used|past|previous\w*|prior|prev|history|hx|h\/o|pmh|psh|was|were|had|took|did|been|s\/p|status|post|ago|until|till|last|before|earlier|old|older|heal\w*|resolv\w*|remission|remote|child\w*|toddler|teen\w*|young|aged?|no longer|not|no|none|never|non|nil|off|held|hold|withh\w*|switch\w*|replac\w*|changed|remov\w*|absent|without|denies|gone|clear\w*|settled|recover\w*|w\w+ed|[a-z]{3,}ed|(?<!since )(?:19|20)\d\d|\d+ ?(?:y|yrs?|years?)|antes|previ[oa]s?|dejó|ex\w*|antecedentes?)\b|\d{1,2}[/.]\d{2,4}|->|→/i;

const ended = /\b(?:stop\w*|discontinu\w*|ceas\w*|complet\w*|finish\w*|former\w*|quit)\b/i;

/** What a sentence says of today where print opens with "prior", "last visit". */
const toldToday =
  /\b(?:this (?:test|scan|visit|time|sample|result|examination|exam|x-ray|mri|ct|ultrasound|smear|biopsy|pap(?: test)?|year|month|week|stay|admission)|today(?:'s)?|at present|currently|the (?:current|latest|newest|most recent)|right now)\b/i;
const opensEarlier = /^\W*(?:the |on |at |in )?(?:last|prior|previous(?:ly)?|earlier|old|past|former)\b/i;
const alsoEarlier = /\b(?:than|last|before|prior|previous\w*|earlier|compared|from|since|like|as)\b/i;

/** What went on once is not told as going on, and what goes on not as over. */
export const pastAndNow: Check = ({ quoted, told, evidence }) => {
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const { plain } = told;
  if (toldToday.test(plain) && opensEarlier.test(quoted.words) && !alsoEarlier.test(plain)) return ['historical'];
  const isToldOver = toldOver.test(plain);
  const toldNegated = /\b(?:not|never|no longer|stopped|n't|until|had|was|were|did|no)\b/i.test(plain);
  if (goesOn.test(plain) && !isToldOver && !toldNegated)
    return isOver.test(quoted.clause) && !isGoingOn.test(quoted.clause) ? ['historical'] : [];
  return isToldOver && !anyPast.test(`${quoted.sentence} ${quoted.words}`) && !ended.test(evidence.nearText)
    ? ['historical']
    : [];
};

const printedPast =
  /\b(?:former(?:ly)?|quit|ex-|history of|hx of|h\/o|previous(?:ly)?|^\W*(?:s\/p|status post)|remote(?! monitoring| access| visit| review| consult\w*)|as a (?:child|teen\w*|boy|girl|baby)|in childhood|childhood|years? ago|in remission|no longer|resolved|stopped (?:19|20)\d\d|(?<!\b(?:this|the) )past(?! (?:\w+day|few|several|couple|\d|day|week|month|night))|prior)\b|(?<![\d/.-])(?:19|20)\d{2}\b(?![/-]\d)|\bat (?:age )?\d{1,2}\b(?!\.\d)(?!\s?(?:mg|%|ml|am|pm|:|\/|mm|cm|weeks|o'))/i;
const toldPast =
  /\b(?:was|were|had|did|past|history|previous(?:ly)?|before|earlier|ago|used to|former(?:ly)?|quit|stopped|once|since|(?:19|20)\d{2}|childhood|child|when you were|at age|age of|at \d+|resolved|gone|no longer|over|last|has been|have been|have had|removed|after|prior|older|compared|comparison|then|came|went|took|gave|found|showed|remission|back in|antes|pasado|antecedentes?|fue|era|tuvo|había|previ[oa]s?|dejó|anterior\w*|hace)\b/i;
const toldNow =
  /\b(?:now|currently|today|at present|these days|right now|this (?:week|month|hospital stay|stay|admission|visit|year|time)|still|active|ongoing|ahora|actualmente|hoy|esta semana)\b/i;

/** What is over is told as over. */
export const pastThings: Check = ({ quoted, told }) => {
  if (
    quoted === undefined ||
    quoted.isInRow ||
    told.isQuestion ||
    quoted.assertion === 'absent' ||
    /\bfamily\b/i.test(quoted.words)
  )
    return [];
  if (
    !printedPast.test(quoted.words) ||
    /\b(?:since|follow[- ]?up|due|by|repeat|until|next|recheck|compared?|comparison)\b/i.test(quoted.words)
  )
    return [];
  const isNow =
    toldNow.test(told.text) &&
    !/\b(?:no longer|not|n't|stopped|gone|quit|former)\b/i.test(told.text) &&
    !/\b(?:now|still|current\w*|ongoing|today|active)\b/i.test(quoted.clause);
  return isNow || !toldPast.test(told.text) ? ['historical'] : [];
};
