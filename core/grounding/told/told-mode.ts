import type { Assertion } from '../../documents/explanation.ts';
import { readModes } from '../wording/told-modes.ts';
import type { ToldMention } from './told-mentions.ts';
import type { Told } from './told-sentence.ts';

/** Everyday wordings of a sentence that writers of reports do not use. Each is looked for before or behind what is named. */
const wordings = readModes('english');

/** What is looked for, asked about, or still to come is neither there nor denied, whatever denies something around it. */
const openBefore =
  /\b(?:to (?:make sure|be sure|check|see|exclude|rule out)(?: that)?(?: there (?:is|are|was))?(?: not| no)?|(?:keep|keeping) an eye out for|not necessarily|not always)\b[^.;,]{0,40}$|\b(?:for|in|of|among) (?:people|patients|adults|children|women|men|anyone|those)\b[^.;]*$/i;
const openBehind =
  /^(?: (?:risk|questionnaire|score|clinic|nurse|team|specialist)\b|[^.;,]{0,30}\b(?:have|has|had|are|is|was|were|could)(?: not|n't)(?: yet)? (?:been (?:measured|done|assessed|taken|judged)|be (?:judged|assessed|measured)|come back|back|ready|available|reported|known|measured)\b|[^.;]{0,30}\b(?:(?:is|are) (?:a )?(?:reasons?|signs?) (?:to|for)|(?:is|are|be) prevented|(?:is|are|has|have)(?: now| all)? (?:gone|over|resolved|settled|cleared))\b)/i;
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

/** "Which is called ascites" says what a word is for. */
const isNameOf = /\b(?:called|known as|the (?:medical |other )?(?:word|name|term) for)(?: an?| the)? $/i;

const overriding: ReadonlySet<Assertion> = new Set<Assertion>(['present']);

/** "Cannot be ruled out" holds both a doubt and a denial: it is a doubt. */
const doubtOver =
  /\b(?:cannot|can't|can not|could not|not been|not be|no se puede)\b[^.;]{0,30}\b(?:ruled? out|excluded?|descartar?)\b/i;

/** How a sentence tells what it names: as the assertion rules read it, and where they read nothing as people put it. */
export function toldMode({ assertion, words, span: [start, end] }: ToldMention, told: Told): Assertion {
  const { text, language, asides } = told;
  if (language === 'es') return spanishMode(text.slice(0, start), text.slice(end));
  if (asides.some(([from, to]) => from <= start && end <= to) || isNameOf.test(text.slice(0, start)))
    return 'hypothetical';
  const [from, to] = told.clauses.findLast(([first]) => first <= start) ?? [0, text.length];
  const before = text.slice(from, start);
  const behind = text.slice(end, Math.max(end, to));
  const open = openMode(before, behind);
  if (open !== undefined) return open;
  // "You have had numbness" supposes nothing.
  const isTold =
    assertion === 'hypothetical' &&
    /\byou(?:'ve| have| had)\b/i.test(before) &&
    !/\b(?:if|when|whether|unless|in case)\b/i.test(before);
  // A lack of iron is there, and no iron is denied.
  const isLack = /^(?:lack|shortage) of/i.test(words) || /\b(?:lack|shortage) of (?:\w+ )?$/i.test(before);
  if (!isTold && !isLack && !overriding.has(assertion)) return assertion;
  if (doubtOver.test(text)) return 'possible';
  const found = wordings.find(
    (wording) => (wording.before?.test(before) ?? false) || (wording.behind?.test(behind) ?? false),
  );
  return found?.mode ?? 'present';
}

/** How Spanish sentences tell what they name, by the words before and behind it. `\b` knows no accents, so letters are looked for. */
const spanishWordings = readModes('spanish');

function spanishMode(before: string, behind: string): Assertion {
  const found = spanishWordings.find(
    (one) => (one.before?.test(before) ?? false) || (one.behind?.test(behind) ?? false),
  );
  return found?.mode ?? 'present';
}
