import type { Explanation, Sentence } from '../documents/explanation.ts';
import { supportAround } from '../grounding/support.ts';
import type { VerifyFault } from '../grounding/verify-sentence.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import * as forms from './careless-forms.ts';
import { isWeighty } from './weighty-facts.ts';

/** What a sentence says and where it stands; `isQuestion`: it is for the reader to ask, and so speaks in the first person. */
export type Careless = { text: string; spans: readonly Span[]; basis: Sentence['basis']; isQuestion: boolean };

/**
 * Words that need more than a source: about the writer, of care that is not needed, of medicines to change, of a cancer that is not there,
 * of a whole that is normal. The document has to say so itself, where the sentence stands.
 */
export function carelessFaults(careless: Careless, explanation: Explanation): VerifyFault[] {
  const { text, basis, spans, isQuestion } = careless;
  if (isQuestion) return [];
  const words = text.replace(/"[^"]*"/g, ' ');
  const printed = spans.map((span) => explanation.text.slice(...supportAround(explanation.text, span))).join('\n');
  const found: readonly [boolean, VerifyFault][] = [
    [forms.ofItself.test(words), 'instruction'],
    [forms.noCare.test(words) && !forms.printedNoCare.test(printed), 'advice'],
    [forms.allowsChange.test(words) && !forms.printedChange.test(printed), 'advice'],
    [forms.comfort.test(words), 'lay_word'],
    [forms.noCancer.test(words) && !forms.printedNoCancer.test(printed), 'negation'],
    [basis === 'general' && forms.claimsOfSomebody.test(words), 'no_source'],
    [isBlanket(words, careless, explanation), 'direction'],
  ];
  return found.flatMap(([isFound, fault]) => (isFound ? [fault] : []));
}

/** "All results are normal" where some are not, and where the sentence does not stand on those that are. */
function isBlanket(words: string, { spans }: Careless, { labResults, findings }: Explanation): boolean {
  if (!forms.allNormal.test(words) || !forms.wideSubject.test(words) || forms.exceptions.test(words)) return false;
  const own = labResults.filter(({ span }) => spans.some((one) => overlaps(one, span)));
  if (own.length > 1 && !own.some(isWeighty)) return false;
  return (
    labResults.some(isWeighty) || (labResults.length === 0 && findings.some(({ assertion }) => assertion === 'present'))
  );
}
