import type { Check } from './check.ts';

const printedDoubt =
  /\b(?:possib(?:le|ly|ility)|probabl[ey]|suspicious|suspect(?:ed)?|cannot (?:exclude|rule out|be excluded|be ruled out)|can't (?:exclude|rule out)|could (?:represent|be|reflect)|may (?:represent|be|reflect|indicate)|might|likely|unlikely|versus|vs\.?|concern(?:ing)? for|query|presum(?:ed|ably)|differential|ddx|favou?r(?:s|ed)?|equivocal|indeterminate|questionable|not (?:entirely )?excluded|r\/o|rule out|suggest(?:s|ive)?|raises?|consider)\b|\?\s?\p{L}/iu;
/** Any word that leaves something open. */
const toldDoubt =
  /\b(?:may|might|could|can|possib\w+|probabl[ey]|suspect\w*|suspicious|suspicion|likely|unlikely|appears?|appeared|seems?|suggests?|suggest\w*|think|thinks|thought|believe\w*|concern\w*|cannot|can't|not (?:certain|sure|clear|confirmed|definite|yet|completely|entirely|ruled|excluded|been)|uncertain|unclear|raises?|question\w*|looks? like|look like|consistent|worr\w+|consider\w*|perhaps|maybe|either|indeterminate|equivocal|chance|differential|rule out|ruled out|exclude|wants? to|check\w*|look\w* for|whether|if|more tests|favou?rs?|leans?|presum\w*|in question|hint\w*|point\w* to|signs? of|working diagnosis|borderline|potential\w*|apparent\w*|presumed|pued[ea]\w*|podría\w*|posible\w*|probable\w*|sospech\w+|quizá\w*|parece\w*|sugiere\w*|descartar)\b|\?/i;

/** What print leaves open is told as open. */
export const doubts: Check = ({ quoted, told }) =>
  quoted !== undefined && !quoted.isInRow && printedDoubt.test(quoted.words) && !toldDoubt.test(told.text)
    ? ['certainty']
    : [];
