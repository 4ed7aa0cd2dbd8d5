import type { Check } from './check.ts';

/** What is only thought of, as print has it. */
const thoughtOf =
  /\b(?:consider(?:s|ed|ing|ation)?|discuss(?:ed|ion|ing)?|offer(?:ed|s)?|think(?:ing)? (?:about|over|of)|would like to (?:think|consider|discuss)|undecided|deciding|to decide|option(?:s|al)?|may (?:need|require|start|benefit)|might (?:need|require|start|benefit)|could (?:start|try|consider)|possibility of|if (?:\w+ ){1,6}then|for consideration|contemplat\w*|explor\w* the)\b/i;
const agreed =
  /\b(?:agree[sd]?|decided|consent\w*|accept\w*|(?<!not )keen|happy to|wishes to (?:proceed|start|go)|proceed\w*|booked|schedul\w*|listed|arrang\w*|started|commenced|given|went ahead|chose|opted|elected|will (?:start|have|undergo))\b/i;
const toldSettled =
  /\b(?:(?:you|he|she|they) (?:have |has )?(?:agreed|decided|chose|opted)|(?:are|is|'re) (?:now )?(?:starting|beginning|going to (?:have|start|get|take|undergo|receive)|having (?:an? |the )?(?:\w+ )?\w*(?:therapy|physio\w*|operation|surgery|biopsy|treatment)|booked|scheduled|listed)|will (?:now )?(?:have|see|visit|start|begin|get|undergo|receive|take|be (?:given|started|operated|put|having))|(?:has|have|was|were) (?:been )?(?:booked|scheduled|arranged|decided|agreed|started|begun|given|put on|prescribed)|(?:you|he|she) (?:now )?(?:takes?|started|began|had|received|underwent)|empezará|va a empezar|se decidió)\b/i;
const toldOpen =
  /\b(?:may|might|could|can|consider\w*|discuss\w*|talk\w*|think\w*|thought|offer\w*|option\w*|propos\w*|suggest\w*|recommend\w*|advis\w*|if|whether|possib\w*|perhaps|undecided|not (?:yet|decided)|would|should|asked|wants?|plan\w*|hopes?|puede|podría|considera\w*|si)\b/i;

/** What is asked for, and what was had. */
const askedFor = /^\W*(?:is |was |were )?(?:recommend\w*|advis\w*|suggest\w*|propos\w*)\b/i;
const toldHad = /\b(?:you|he|she) (?:have |has )?(?:already )?(?:had|underwent|received) (?:an? |the )/i;

/** What nobody has confirmed. */
const unconfirmed =
  /\b(?:unconfirmed|not (?:yet )?confirmed|preliminary|provisional|presumptive|tentative|interim|(?:to be|needs?|await\w*|pending|requires?) confirm\w*|confirm\w* (?:pending|to follow|awaited|required))\b/i;
const toldConfirmed =
  /(?<!\b(?:not|n't|be|to be|yet|until|are|never)(?: yet)? )\b(?:confirmed|final|proven|proved|definite|definitive|confirmad[oa]|definitiv[oa])\b/i;
const toldUnconfirmed =
  /\b(?:not|n't|unconfirmed|preliminary|until|waiting|pending|still|yet|need\w*|before|should|must|first|early|no)\b/i;

/** What nobody knows the meaning of. */
const unknownMeaning =
  /\b(?:(?:uncertain|undetermined|unknown|unclear|indeterminate) (?:clinical )?significance|vus)\b/i;
const toldMeaning =
  /\b(?:harmful|harmless|causes?|disease-causing|pathogenic|benign|pre-?cancer\w*|cancer\w*|malignant|dangerous|known to|raises? (?:your|the) risk)\b/i;
const toldUnknown =
  /\b(?:not|n't|unknown|uncertain|unclear|undetermined|whether|if|may|might|could|can|no one|nobody|no|unsure|yet|neither|more tests|cannot)\b/i;

/** What stands right before or behind a quote and leaves it open. */
const openBefore =
  /(?:\b(?:possibl[ey]|probabl[ey]|suspicious for|suspected|concerning for|worrisome for|concern for|(?:cannot|can't|not|could not) (?:exclude|rule out)|likely|favou?r(?:s|ed|ing)?|may (?:represent|be|reflect)|could (?:represent|be|reflect)|suggest(?:s|ive of|ing)|presumed|questionable|query|\?)|\?) ?(?:an? |the )?(?:\w+ ){0,1}$/i;
const openBehind =
  /^[^.;,\n]{0,24}\b(?:(?:not|cannot be|can't be|could not be) (?:\w+ )?(?:excluded|ruled out)|is (?:possible|suspected|favou?red|likely|not excluded)|suspected|not certain|to be confirmed)\b/i;
const leftOpen =
  /\b(?:may|might|could|can|cannot|can't|possib\w*|probabl\w*|likely|unlikely|suspect\w*|suspicio\w*|suggest\w*|appear\w*|seem\w*|look\w*|think\w*|thought|believe\w*|concern\w*|not|n't|no|uncertain|unclear|question\w*|consider\w*|perhaps|maybe|either|or|whether|if|favou?rs?|point\w*|hint\w*|consistent|fits?|presum\w*|check\w*|exclude|ruled?|watch\w*|test\w*|explain\w*|recommend\w*|should|ask\w*|plan\w*|pued[ea]\w*|podría\w*|posible\w*|probable\w*|sospech\w*|parece\w*|sugiere\w*|descart\w*)\b|\?/i;

/** What is only thought of is not told as settled, what is unconfirmed not as confirmed, what is left open not as certain. */
export const settled: Check = ({ quoted, told, evidence, source }) => {
  if (quoted === undefined || told.isQuestion) return [];
  const { text } = told;
  if (toldConfirmed.test(text) && !toldUnconfirmed.test(text) && unconfirmed.test(evidence.nearText))
    return ['certainty'];
  if (unknownMeaning.test(quoted.sentence) && toldMeaning.test(text) && !toldUnknown.test(text)) return ['certainty'];
  if (quoted.isInRow) return [];
  if (thoughtOf.test(quoted.clause) && !agreed.test(quoted.sentence) && toldSettled.test(text) && !toldOpen.test(text))
    return ['certainty'];
  if (askedFor.test(quoted.words) && toldHad.test(text) && !toldOpen.test(text)) return ['certainty'];
  const printed = source.explanation.text;
  const isOpen = quoted.spans.some(
    ([start, end]) =>
      openBefore.test(printed.slice(Math.max(0, start - 40), start)) || openBehind.test(printed.slice(end, end + 60)),
  );
  return isOpen && !leftOpen.test(text) ? ['certainty'] : [];
};
