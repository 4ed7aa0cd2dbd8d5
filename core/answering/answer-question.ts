import type { Explanation } from '../documents/explanation.ts';
import type { Answer } from '../documents/follow-up.ts';
import { rememberedKnowledge } from '../explaining/remembered-knowledge.ts';
import { onlyOnce, type Said } from '../explaining/said.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { aboutAbsent, aboutCancer } from './about-absent.ts';
import { aboutFindings } from './about-findings.ts';
import { aboutHeader } from './about-header.ts';
import { aboutMedicines } from './about-medicines.ts';
import { aboutAllRows, aboutOutside, aboutRows, ofSection } from './about-results.ts';
import { aboutParts, aboutWarnings } from './about-parts.ts';
import { aboutSteps } from './about-steps.ts';
import { definitionsOf } from './about-words.ts';
import { askingOf, type Asking } from './asking.ts';
import {
  askSomebody,
  emergencyAnswer,
  decisionAnswer,
  notAQuestion,
  notSaid,
  selfHarmAnswer,
} from './fixed-answers.ts';
import { passages } from './passages.ts';

const most = 12;

/** What is said before any answer, whoever gives it: where to get help, and what nobody but a doctor decides. */
export function leadOf({ wishes }: Pick<Asking, 'wishes'>): readonly Said[] {
  if (wishes.has('self_harm')) return selfHarmAnswer;
  if (wishes.has('emergency')) return emergencyAnswer;
  return wishes.has('decision') ? decisionAnswer : [];
}

/** Answers a question from the document and from what we know of its words; says so where the document does not say. */
export function answerQuestion(
  { explanation, question }: { explanation: Explanation; question: string },
  knowledge: Knowledge,
): Answer {
  return answerTo(askingOf(question, explanation, rememberedKnowledge(knowledge)));
}

export function answerTo(asking: Asking): Answer {
  const { question, wishes } = asking;
  const lead = leadOf(asking);
  const body = isAnswerable(asking) ? bodyOf(asking) : [];
  const found = body.some(({ basis, spans }) => basis === 'document' || spans.length > 0);
  const isHelp = wishes.has('self_harm') || wishes.has('emergency');
  const rest = body.length > 0 ? [...body, ...(found ? [] : [askSomebody])] : isHelp ? [] : nothing(asking);
  return {
    question,
    found,
    sentences: onlyOnce([...lead, ...rest])
      .slice(0, most)
      .map(({ text, spans, basis, source }) => ({
        text,
        spans,
        basis,
        ...(source !== undefined && { source }),
        by: 'built-in' as const,
      })),
    engine: 'built-in',
  };
}

const nothing = ({ folded, word }: Asking): readonly Said[] =>
  /\p{L}{2}/u.test(folded) ? notSaid(word) : notAQuestion;

const isAnswerable = ({ folded, explanation }: Asking): boolean =>
  /\p{L}{2}/u.test(folded) && explanation.text.trim() !== '' && explanation.documentKind !== 'not_medical';

/** "Why was the scan done?", and not "why do I cough?" */
const isOfTheDocument =
  /\b(?:visit|appointment|scan|tests?|x-?ray|ct|mri|ultrasound|hospital|here|done|admitted|biops\w+|referred|exam\w*|surgery|operat\w+|sent|seen|come|came)\b/;

/** One that the document does not list, for those have been told. */
const namesMedicine = ({ knowledge, question }: Asking): boolean => knowledge.findMedicines(question).length > 0;

/** "When was", and not "when is". */
const isOfThePast = ({ wishes, folded }: Asking): boolean =>
  wishes.has('when') && /\b(?:when|what (?:date|day|time)) (?:was|were|did)\b|\bdate of\b/.test(folded);

/** What answers most closely: what is named first, then what is asked for in general, then what reads most alike. */
function bodyOf(asking: Asking): Said[] {
  const { subjects, wishes, explanation } = asking;
  if (wishes.has('self_harm')) return [];
  const named = [
    ...(subjects.rows.length > 0 ? aboutRows(asking) : []),
    ...(subjects.medications.length > 0 ? aboutMedicines(asking, subjects.medications) : []),
    ...(subjects.findings.length > 0 && subjects.rows.length === 0 ? aboutFindings(asking) : []),
  ];
  const steps = wishes.has('when') ? aboutSteps(asking) : [];
  if (named.length > 0) return [...steps, ...named, ...aboutCancer(asking)];
  const ways: readonly [boolean, () => Said[]][] = [
    [wishes.has('warnings'), () => aboutWarnings(asking)],
    [wishes.has('who') || wishes.has('age') || isOfThePast(asking), () => aboutHeader(asking)],
    [wishes.has('when') || wishes.has('next_step'), () => aboutSteps(asking)],
    [wishes.has('diagnosis'), () => aboutParts(asking, 'assessment', 'conclusion')],
    [wishes.has('why') && isOfTheDocument.test(asking.folded), () => aboutParts(asking, 'reason')],
    [wishes.has('outside') || wishes.has('all_well'), () => aboutOutside(asking)],
    [wishes.has('results'), () => aboutAllRows(asking)],
    [wishes.has('medicines') && !namesMedicine(asking), () => aboutMedicines(asking, explanation.medications)],
    [wishes.has('meaning'), () => definitionsOf(asking)],
    [wishes.has('summary') || wishes.has('diagnosis'), () => ofSection(asking, 'summary')],
    [true, () => passages(asking)],
    [true, () => aboutAbsent(asking)],
  ];
  for (const [isAsked, answer] of ways) {
    const said = isAsked ? answer() : [];
    if (said.length > 0) return said;
  }
  return [];
}
