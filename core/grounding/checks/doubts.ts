import { stemsIn } from '../source/standing.ts';
import type { Case, Check } from './check.ts';

const printedDoubt =
  /\b(?:poss(?:ib(?:le|ly|ility))?|probabl[ey]|suspicious|suspect(?:ed)?|cannot (?:exclude|rule out|be excluded|be ruled out)|can't (?:exclude|rule out)|could (?:represent|be|reflect)|may (?:\w+ )?(?:represent|be|reflect|indicate|have)|known (?:[\w ]{0,20})?to cause|can (?:also )?cause|on (?:some|rare) occasions?|might|likely|unlikely|versus|vs\.?|concern(?:ing)? for|query|presum(?:ed|ably)|differential|ddx|favou?r(?:s|ed)?|equivocal|indeterminate|questionable|not (?:entirely )?excluded|r\/o|rule out|suggest(?:s|ive)?|compatible with|in keeping with|consistent with|c\/w|worrisome for|raises?|consider|to exclude)\b|\?\s?\p{L}/iu;
/** Any word that leaves something open. */
export const toldDoubt =
  /\b(?:may|might|could|can|possib\w+|probabl[ey]|suspect\w*|suspicious|suspicion|likely|unlikely|appears?|appeared|seems?|suggests?|suggest\w*|think|thinks|thought|believe\w*|concern\w*|cannot|can't|not (?:certain|sure|clear|confirmed|definite|yet|completely|entirely|ruled|excluded|been)|uncertain|unclear|raises?|question\w*|looks? like|look like|consistent|worr\w+|consider\w*|perhaps|maybe|either|indeterminate|equivocal|chance|differential|rule out|ruled out|exclude|eye out|watch\w*|make sure|be sure|wants? to|check\w*|look\w* for|whether|if|more tests|favou?rs?|leans?|presum\w*|in question|hint\w*|point\w* to|signs? of|fits?|match\w*|agrees? with|in (?:keeping|line) with|compatible|typical\w*|in favou?r|pattern of|picture of|encaja|compatible con|compatibles|concuerda|working diagnosis|borderline|potential\w*|apparent\w*|presumed|pued[ea]\w*|podría\w*|posible\w*|probable\w*|sospech\w+|quizá\w*|parece\w*|sugiere\w*|descartar)\b|\?/i;

/** "Suggest repeat TFTs" proposes, and doubts nothing. */
const proposed = /\b(?:should|recommend\w*|advis\w*|plan\w*|asks?|propos\w*|debe\w*|recomienda\w*)\b/i;

/** What print leaves open is told as open. */
export const doubts: Check = (one) => {
  const { quoted, told } = one;
  if (quoted === undefined || quoted.isInRow || told.isQuestion) return [];
  const { 0: doubt = '', index = 0 } = printedDoubt.exec(quoted.words) ?? {};
  const isProposal = /^(?:suggest|consider)/i.test(doubt) && proposed.test(told.text);
  const doubted = partAround(quoted.words, index, doubt);
  return doubt !== '' && !isProposal && !toldDoubt.test(told.text) && isToldOf(doubted, one) ? ['certainty'] : [];
};

const reach = 40;

/** What a printed doubt is of: the words behind it up to a comma or stop, or, where it stands last, those before it. */
function partAround(words: string, at: number, doubt: string): string {
  const [behind = ''] = /^[^,;.\n]*/.exec(words.slice(at + doubt.length, at + doubt.length + reach)) ?? [];
  const [before = ''] = /[^,;.\n]*$/.exec(words.slice(0, at)) ?? [];
  return stemsIn(behind).length > 0 ? doubt + behind : before + doubt;
}

/** Whether a sentence tells of a part of print: by a word of it, by what a name of the sentence means there, or by nothing else it could tell. */
function isToldOf(part: string, { told, mentions, source, quoted }: Case): boolean {
  const own = new Set(stemsIn(told.plain));
  const rest = stemsIn((quoted?.words ?? '').replace(part, ' '));
  if (stemsIn(part).some((stem) => own.has(stem)) || !rest.some((stem) => own.has(stem))) return true;
  const { text } = source.explanation;
  return mentions.some(({ links }) => links.some(({ span }) => part.includes(text.slice(...span))));
}
