import type { Quoted } from '../source/quoted.ts';
import { overlaps } from '../../kernel/span.ts';
import { toldWords, type ToldWord } from '../told/told-words.ts';
import type { Case, Check } from './check.ts';

/** Words by which people say that something is not there, not done, or as it should be. */
const saysNo =
  /\b(?:no|not|none|never|neither|nor|nothing|nobody|cannot|without|free|clear|cleared|absent|absence|negative|nonreactive|normal|normally|intact|unremarkable|den(?:y|ies|ied)|rul(?:es|ed) out|excluded|fine|ok|okay|good|(?<!as )well|healthy|stable|unchanged|same|regular|soft|rather than|taken off|crossed off|whole|undamaged|been removed|surgically removed|instead|stop|stops|stopped|stopping|discontinued|quit|avoid|gone|resolved|disappeared|missing|lack|lacks|lacking|declined|cancelled|canceled|pending|unable|unlikely|in range|within|expected|steady|symmetrical|typical|smooth|average|satisfactory|adequate|acceptable|ended|skip|skipped|omit|missed|refused|benign|non[-\u2010-\u2015]?\w+|un(?!der|til|it|ion|cle|ique)\w+|preserved|complete|patent|should be|as usual|ordinary|afebrile|apyrexi\w+|anicteric|atraumatic|asymptomatic|in line|failed|former|ex|perfect|hasn't|excludes?|incomplete\w*|inadequate\w*|insufficient\w*|loss|lost|losing|failure|impaired|reduced|decreased|difficult\w*|ausen\w+|sin|ningun[oa]?|ningún|nada|nunca|tampoco|ni|negativ[oa]s?|normal(?:es)?|descart\w+|dej[aeoó]\w*|suspend\w+|clar[oa]s?|limpi[oa]s?|libres?|estables?|bien)\b|n't\b/i;
/** A denial by grammar, and not by what "normal" or "clear" say. */
const denies =
  /\b(?:no|not|none|never|neither|nothing|without|absent|ruled out|excluded|negative for|sin|ningún|ninguna|nunca|negativ[oa])\b|n't\b/i;

/** Denials that say how sure, how much or what for, and not that something is not there. */
const otherDenials =
  /\b(?:not|n't|no|never)\s+(?:certain|sure|clear|confirmed|known|definite|cancer\w*|serious|only|always|mean|yet|been|uncommon|unusual|rare|enough|working|as|fully|well|high|low|normal|within|in range|elevated|raised|at goal|at target|at the|controlled|say|tell|explain|give|list|state|mention|longer|better|full|entirely|completely|quite|just|spread|tumou?r|exact|a cancer|malignant|urgent|due to|drive|take|use|stop|eat|drink|lift|need|more than|less than|over|under|above|below|exceed|improv\w+|respond\w*|go away|gone|healed|spreading|dangerous|perfect\w*|tight\w*|close\w*|open\w*|move\w*|work\w*|pump\w*|relax\w*|reach\w*|get|getting|have enough|make enough)\b|\b(?:does|do|did|is|are|has|have)(?: not|n't) (?:\w+ )?(?:mean|say|tell|explain|show why|give|list|state|mention|yet|work|close|pump|relax|reach|get|make|open|move)\b|\bwhether or not\b|\bno matter\b|\bif not\b|\bno longer\b|\bno se (?:puede|sabe|sabe)\b/gi;

/** What print denies is not told as there, and what it states is not denied, by the very words that the sentence rests on. */
export const turnedRound: Check = (one) => {
  const { quoted, told } = one;
  if (quoted === undefined || told.isQuestion) return [];
  if (quoted.isInRow) return answersNo.test(quoted.words) && !saysNo.test(told.text) ? ['negation'] : [];
  if (notDone.test(quoted.words) && !toldNotDone.test(told.text)) return ['negation'];
  const isDenied =
    (quoted.isInTable ? printedDenial.test(quoted.words) : quoted.assertion === 'absent' && hasDenial(quoted)) ||
    isState(quoted.words);
  if ((isDenied || isShowingNone(quoted.words)) && !saysNo.test(told.text)) return ['negation'];
  if (!quoted.isInTable && tellsDenied(quoted, told.words) && !saysNo.test(told.text)) return ['negation'];
  return isStated(one) && deniesQuoted(one) ? ['negation'] : [];
};

/** "Blood cultures showed no growth": one statement, and what it states is a lack. */
const isShowingNone = (words: string): boolean =>
  /^[^,;]{0,60}\b(?:showed|shows|found|reveals|revealed|demonstrated|grew|had|has|have|reports?|noted) no\b/i.test(
    words,
  ) && !/[,;]|\bbut\b/.test(words);

/** One of the very words that print denies: "without herniation" is not told as herniated. */
function tellsDenied({ denied }: Quoted, words: readonly ToldWord[]): boolean {
  const stems = denied.filter((word) => word.length > 4).map((word) => word.slice(0, Math.max(5, word.length - 4)));
  return stems.some((stem) => words.some(({ word }) => word.startsWith(stem)));
}

/** The denial stands in the quote or right before it: "Migraine without aura, 9 days" denies no days. */
function hasDenial({ words, clause }: Quoted): boolean {
  const before = clause.slice(0, Math.max(0, clause.indexOf(words)));
  return (
    printedDenial.test(words) ||
    printedDenial.test(before.slice(before.lastIndexOf(',') + 1)) ||
    /,[^,]*\bor\b/.test(clause)
  );
}

const printedDenial =
  /\b(?:no|not|non|never|without|w\/o|den(?:y|ies|ied)|negative|neg|absent|none|nil|excluded|ruled out|free|lacks?|neither|nor)\b|-ve\b/i;

/** The answer of a row stands at its end. */
const answersNo =
  /\b(?:negative|not (?:isolated|detected|seen|found)|non-?\s?reactive|absent|none(?: seen| detected)?|no growth)\.?\s*$/i;

/** "ACL intact", "Lungs clear", "Drains: None": a short quote that says that all is well, or nothing there. */
const isState = (words: string): boolean =>
  words.length < 80 &&
  /(?:\b(?:intact|clear|normal|unremarkable|none|negative|neg|-ve|uncomplicated|free|patent|nil|absent|benign|regular|wnl|nad)\.?\s*$)|^\s*(?:no|normal|unremarkable|negative|clear)\b/i.test(
    words,
  ) &&
  !/\b(?:but|except|abnormal)\b/i.test(words);

const notDone =
  /\b(?:not (?:yet )?(?:been )?(?:done|performed|attempted|tried|made|pursued|undertaken|used|obtained|received|available|collected|completed|taken|sent|given|advised|recommended|indicated|required|needed|scheduled|started|prescribed|ordered|confirmed|assessed|visuali[sz]ed|seen well)|not taking|insufficient (?:material|sample|tissue)|inadequate|non-?diagnostic|not adequately|pending|await\w+|to be done|overdue|deferred|postponed|withheld|declined|cancelled|canceled)\b/i;
const toldNotDone =
  /\b(?:not|no|never|nor|none|without|instead|off|stopped|enough|insufficient|inadequate|too little|could|cannot|limited|unclear|unconfirmed|yet|pending|wait\w*|planned|plan|schedul\w*|later|still|deferred|chose|postponed|declined|refused|cancel\w*|will|follow|missing|outstanding|overdue|due|late|expected|pendiente|aún|todavía)\b|n't\b/i;

/** A denial stands near a word of the quote, or near what the quote names by another word. */
function deniesQuoted({ told, quoted, mentions, evidence }: Case): boolean {
  const text = told.text.replace(otherDenials, (words) => ' '.repeat(words.length));
  const found = denies.exec(text);
  if (found === null || quoted === undefined) return false;
  if (/\b(?:detected|positive|present|found|seen|identified)\b|\s\+{1,4}$/i.test(quoted.words)) return true;
  const [from, to] = [found.index - reach, found.index + found[0].length + reach];
  const stems = toldWords(quoted.words).flatMap(({ word }) => (word.length > 4 ? [word.slice(0, 5)] : []));
  const isSaid = toldWords(text.slice(Math.max(0, from), to)).some(({ word }) => stems.includes(word.slice(0, 5)));
  return (
    isSaid ||
    mentions.some(
      ({ span, links, kind }) =>
        kind !== 'anatomy' &&
        kind !== 'measure' &&
        kind !== 'care' &&
        span[0] < to &&
        from < span[1] &&
        links.some((link) => evidence.near.some((place) => overlaps(place, link.span))),
    )
  );
}

const reach = 40;

/** Nothing of what the sentence rests on denies anything. */
const isStated = ({ quoted, evidence }: Case): boolean =>
  quoted !== undefined &&
  quoted.assertion === 'present' &&
  !saysNo.test(quoted.sentence) &&
  !saysNo.test(evidence.nearText);
