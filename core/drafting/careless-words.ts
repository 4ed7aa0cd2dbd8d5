import type { Explanation } from '../documents/explanation.ts';
import { sentenceAround } from '../grounding/support.ts';
import type { VerifyFault } from '../grounding/verify-sentence.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { isWeighty } from './weighty-facts.ts';

/** What a sentence says and where it stands; `isQuestion`: it is for the reader to ask, and so speaks in the first person. */
export type Careless = { text: string; spans: readonly Span[]; isQuestion: boolean };

/** Nobody speaks of himself to a reader; nor of what a program is made of. */
const ofItself =
  /\b(?:I|I'm|I’m|my|me|we|our)\b|\b\w+_\w+\s*[=:]|\b(?:api[ _-]?keys?|this program|environment variables?)\b/;

/** "No follow-up is needed": a rest that only the document itself can give. */
const noCare =
  /\b(?:no|not any|without) (?:further |more |other |additional |special )*(?:follow[- ]?ups?|tests?|testing|treatment|action|visits?|biops(?:y|ies)|surgery|appointments?|care|steps?|checks?)\b.{0,30}\b(?:needed|necessary|required|called for)\b|\b(?:do not|don't|doesn't|does not|no longer) (?:need|have to|require)\b|\bno (?:se )?(?:necesita|requiere|hace falta)\b/i;
const printedNoCare = /\b(?:no|not|none|without|unnecessary|nil|discharged?|routine|prn|as needed|deferred)\b/i;

/** What may be done with a medicine stands in the document as a change, or is not said. */
const allowsChange =
  /\b(?:can|could|may|might|should|must|ought to) (?:now |safely |also |be )*(?:be )?(?:stop|start|increas|reduc|lower|rais|chang|skip|doubl|halv|discontinu|paus|replac|restart)\w*\b|\b(?:puede|debe|deber[ií]a) (?:dejar|suspender|aumentar|reducir|empezar|cambiar|saltar)/i;
const printedChange =
  /\b(?:stop\w*|discontinu\w*|start\w*|increas\w*|decreas\w*|reduc\w*|rais\w*|chang\w*|hold|held|skip|omit|taper\w*|wean\w*|restart\w*|switch\w*|pause\w*|if|may|can|could|should)\b/i;

const allNormal =
  /\b(?:all|every|each|everything|none|nothing|no|the whole|todos?|todas?|ning[uú]n[ao]?|nada)\b(?: of)?(?: the| your| these| los| las| sus)?(?: \w+){0,2}? ?(?:results?|tests?|values?|labs?|numbers?|levels?|everything|findings?|resultados?|valores?|pruebas?|hallazgos)?\b.{0,24}\b(?:normal(?:es)?|inside|within|fine|good|healthy|ok(?:ay)?|abnormal\w*|outside|out of range|wrong|bien|fuera|anormal\w*)\b/i;
const wideSubject =
  /\b(?:results?|tests?|values?|labs?|numbers?|findings?|everything|scan|report|blood ?work|resultados|valores|pruebas|hallazgos|todo)\b/i;
const exceptions =
  /\b(?:other|others|except|apart from|besides|but|rest|remaining|otherwise|aside from|dem[aá]s|salvo|excepto|otros|otras|resto)\b/i;

/** Words that no source makes right: about the writer, of care that is not needed, of medicines to change, of a whole that is normal. */
export function carelessFaults(careless: Careless, explanation: Explanation): VerifyFault[] {
  const { text, isQuestion } = careless;
  if (isQuestion) return [];
  const words = text.replace(/"[^"]*"/g, ' ');
  const printed = careless.spans
    .map((span) => explanation.text.slice(...sentenceAround(explanation.text, span)))
    .join('\n');
  return [
    ...(ofItself.test(words) ? (['instruction'] as const) : []),
    ...(noCare.test(words) && !printedNoCare.test(printed) ? (['advice'] as const) : []),
    ...(allowsChange.test(words) && !printedChange.test(printed) ? (['advice'] as const) : []),
    ...(isBlanket(words, careless, explanation) ? (['direction'] as const) : []),
  ];
}

/** "All results are normal" where some are not, and where the sentence does not stand on those that are. */
function isBlanket(words: string, { spans }: Careless, { labResults, findings }: Explanation): boolean {
  if (!allNormal.test(words) || !wideSubject.test(words) || exceptions.test(words)) return false;
  const own = labResults.filter(({ span }) => spans.some((one) => overlaps(one, span)));
  if (own.length > 1 && !own.some(isWeighty)) return false;
  return (
    labResults.some(isWeighty) || (labResults.length === 0 && findings.some(({ assertion }) => assertion === 'present'))
  );
}
