import type { Assertion } from '../../documents/explanation.ts';
import { spanishMode } from './spanish-mode.ts';
import type { ToldMention } from './told-mentions.ts';
import type { Told } from './told-sentence.ts';

/** Everyday wordings of a sentence that writers of reports do not use. Each is looked for before or behind what is named. */
type Wording = { mode: Assertion; before?: RegExp; behind?: RegExp };

const wordings: readonly Wording[] = [
  { mode: 'absent', before: /\bno (?:\w+ ){0,2}$|\bneither\b[^.;,]*$/i },
  {
    mode: 'absent',
    before:
      /(?:\b(?:not|never|neither)|n't)(?: (?:a|an|any|the|very|at all|look|looked|appear|appeared|seem|to be|yet|clearly|abnormally))* $/i,
  },
  {
    mode: 'hypothetical',
    before:
      /\b(?:check(?:s|ed|ing)? (?:for|whether)|look(?:s|ed|ing)? for|test(?:s|ed|ing)? for|screen(?:s|ed|ing)? for|watch (?:out )?for|signs? of|risk (?:of|for)|chance of|in case of|to (?:rule out|exclude|prevent|treat|avoid|lower|manage|help|control|find|detect|see if)|rule[sd]? out|used (?:for|to)|caused by|prevents?|protects? (?:you )?(?:from|against)|such as|ask (?:your doctor )?about|what (?:is|are|causes?)|if (?:you|there|the|it|your)|should (?:you|there))\b[^.;,]{0,60}$/i,
  },
  {
    mode: 'absent',
    before:
      /\b(?:no (?:sign|signs|evidence|trace|indication|hint|suggestion|mention|finding|findings)(?: of)?|did(?: not|n't) (?:find|show|see|reveal|detect|turn up|pick up|identify)|does(?: not|n't) (?:find|show|see|reveal|appear to|suggest|mention)|were(?: not|n't) (?:found|seen|any)|wasn't|nothing (?:is|was|looks|seems|appears|to suggest|that suggests|suggesting|pointing to)|(?:free|clear) of|rul(?:es|ed) out|excluded|absence of|without|lack of|negative for|not have)\b(?:(?! but |;|, although).)*$/i,
  },
  {
    mode: 'absent',
    behind:
      /^(?:, [^,;]{3,90},)?(?:(?! but |;|,).){0,80}?\b(?:(?:was|were|is|are|has been|have been|been|wasn't|weren't)(?: also| both| all)? (?:not (?:seen|found|present|detected|identified|noted|visible|there|confirmed)|ruled out|excluded|absent|negative|denied)|(?:wasn't|weren't|isn't|aren't|could not be) (?:seen|found|present|detected|identified|there|any)|did(?: not|n't) show up|no estaba|no se (?:observa|observan|encontr\w+|detect\w+|ve|ven))\b/i,
  },
  {
    mode: 'possible',
    before:
      /\b(?:possible|possibly|possibility of|might (?:be|have|represent|mean|indicate)|may (?:be|have|represent|mean|indicate|reflect|suggest|point to)|could (?:be|have|represent|mean|indicate|reflect|suggest|point to)|suspect(?:s|ed)?|concern(?:s|ed)? (?:for|about|that)|suggest(?:s|ive|ing)?(?: of)?|perhaps|maybe|probabl[ey]|likely|not (?:certain|sure|clear)|cannot (?:rule out|exclude)|can't (?:rule out|exclude)|can not (?:rule out|exclude)|not (?:been )?ruled out|raises? the (?:question|possibility) of)\b[^.;]*$/i,
  },
  {
    mode: 'possible',
    behind:
      /^[^.;,]{0,50}\b(?:(?:is|are|was|were|remains?) (?:a |one |still )?(?:possible|possibility|suspected|likely|probable|being considered|considered|not certain|uncertain|not ruled out)|(?:cannot|can't|could not|can not) be (?:ruled out|excluded)|has not been (?:ruled out|excluded|confirmed)|es posible|no se puede descartar)\b/i,
  },
  {
    mode: 'family',
    before:
      /\b(?:family|mother|father|brother|sister|parent|parents|relatives?|grandmother|grandfather|aunt|uncle|mom|dad|sibling)\b[^.;]*$/i,
  },
  {
    mode: 'family',
    behind:
      /^[^.;,]{0,40}\b(?:in (?:the|your) family|runs in|(?:in|of) (?:a |your |the )?(?:family|mother|father|brother|sister|relative|parent)s?|en (?:la|su) familia)\b/i,
  },
  {
    mode: 'historical',
    before: /\b(?:history of|previous(?:ly)?|in the past|past|prior|earlier|former|used to have)\b[^.;,]*$/i,
  },
  {
    mode: 'historical',
    behind:
      /^[^.;,]{0,60}\b(?:in the past|years? ago|months? ago|previously|before|in (?:19|20)\d\d|as a child|earlier in life|en el pasado|hace \w+ años)\b/i,
  },
];

/** What is looked for, asked about, or still to come is neither there nor denied, whatever denies something around it. */
const openBefore =
  /\b(?:to (?:make sure|be sure|check|see|exclude|rule out)(?: that)?(?: there (?:is|are|was))?(?: not| no)?|(?:keep|keeping) an eye out for|not necessarily|not always)\b[^.;,]{0,40}$/i;
const openBehind =
  /^(?: (?:risk|questionnaire|score|clinic|nurse|team|specialist)\b|[^.;,]{0,30}\b(?:have|has|had|are|is|was|were|could)(?: not|n't)(?: yet)? (?:been (?:measured|done|assessed|taken|judged)|be (?:judged|assessed|measured)|come back|back|ready|available|reported|known|measured)\b)/i;
/** "Not to drive when you are drowsy": what must not be done then. */
const whenBefore =
  /\b(?:not to|do not|don't|should not|shouldn't|must not|avoid|never) \w+(?: [^.;,]*)?\b(?:when|while|if|until|unless|during|before|after)\b[^.;,]*$/i;
const doubtBehind =
  /^[^.;,]{0,30}\b(?:cannot|can't|could not|has not|have not|hasn't|haven't|is not|was not|not)(?: yet)?(?: be| been)? (?:ruled out|excluded)\b/i;
/** "Rather than from a true allergy". */
const insteadBefore = /\b(?:rather than|instead of)\b[^.;,]{0,30}$/i;

function openMode(before: string, behind: string): Assertion | undefined {
  if (doubtBehind.test(behind)) return 'possible';
  if (openBefore.test(before) || openBehind.test(behind) || whenBefore.test(before)) return 'hypothetical';
  return insteadBefore.test(before) ? 'absent' : undefined;
}

const overriding: ReadonlySet<Assertion> = new Set<Assertion>(['present']);

/** "Cannot be ruled out" holds both a doubt and a denial: it is a doubt. */
const doubtOver =
  /\b(?:cannot|can't|can not|could not|not been|not be|no se puede)\b[^.;]{0,30}\b(?:ruled? out|excluded?|descartar?)\b/i;

/** How a sentence tells what it names: as the assertion rules read it, and where they read nothing as people put it. */
export function toldMode({ assertion, words, span: [start, end] }: ToldMention, told: Told): Assertion {
  const { text, language, asides } = told;
  if (language === 'es') return spanishMode(text.slice(0, start), text.slice(end));
  if (asides.some(([from, to]) => from <= start && end <= to)) return 'hypothetical';
  const before = text.slice(0, start);
  const open = openMode(before, text.slice(end));
  if (open !== undefined) return open;
  // "You have had numbness" supposes nothing.
  const isTold =
    assertion === 'hypothetical' &&
    /\byou(?:'ve| have| had)\b/i.test(before) &&
    !/\b(?:if|when|whether|unless|in case)\b/i.test(before);
  // A lack of iron is there, and no iron is denied.
  const isLack = /^(?:lack|shortage) of/i.test(words) || /\b(?:lack|shortage) of (?:\w+ )?$/i.test(before);
  if (!isTold && !isLack && !overriding.has(assertion)) return assertion;
  const behind = text.slice(end);
  if (doubtOver.test(text)) return 'possible';
  const found = wordings.find(
    (wording) => (wording.before?.test(before) ?? false) || (wording.behind?.test(behind) ?? false),
  );
  return found?.mode ?? 'present';
}
