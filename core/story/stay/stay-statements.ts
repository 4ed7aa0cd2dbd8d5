import type { Statement } from '../../statements/statement.ts';
import { isLeaning } from '../weigh-statements.ts';

/** A diagnosis or a procedure by its name, however long, and no sentence about it. */
export const isNamePhrase = (text: string, longest = 34): boolean =>
  text.split(' ').length <= longest &&
  !/\b(?:i|we|he|she|it|they|you|is|are|was|were|has|have|had|remained|will|would|should|could|did|(?<!to )do|does|underwent|showed|revealed)\b/i.test(
    text,
  );

/** "Status post knee replacement" among the diagnoses is what was done. */
export function asProcedure(statement: Statement): Statement[] {
  const { role, text, heading } = statement;
  if (
    role !== 'conclusion' ||
    isOfSecondRank(heading) ||
    !after.test(text) ||
    !procedure.test(text) ||
    former.test(text)
  )
    return [];
  return [{ ...statement, role: 'done', text: text.replace(after, '') }];
}

const ofName = 50;

/** "History of hip replacement" among the other diagnoses is an operation of before. */
export const isFormerOperation = ({ role, text, heading }: Statement): boolean =>
  role === 'conclusion' &&
  procedure.test(text.slice(0, ofName)) &&
  !/\b(?:no|but|abnormal|disease)\b/i.test(text) &&
  isNamePhrase(text, 24) &&
  (former.test(text) ||
    /^(?:history of|hx of|prior|previous|remote)\b/i.test(text) ||
    (isOfSecondRank(heading) && after.test(text)));

/** "Status post cardiac arrest" among the diagnoses of a stay is what the stay was for. */
export const asDiagnosis = (statement: Statement): Statement =>
  procedure.test(statement.text) || former.test(statement.text)
    ? statement
    : { ...statement, text: capitalised(statement.text.replace(after, '')) };

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Of no first rank, or known before. */
export const isOfSecondRank = (heading: string): boolean => /secondary|additional|other|prior/.test(heading);

const former =
  /\b(?:years? ago|(?:in|since) (?:\d+|january|february|march|april|may|june|july|august|september|october|november|december))\b/i;
const after = /^(?:status[- ]post|s\/p)[,:-]? ?/i;
const procedure =
  /(?:ectomy|otomy|ostomy|plasty|scopy|desis)\b|\b(?:cesarean|repair|replacement|graft\w*|stent\w*|bypass|surgery|ligation|fusion|placement|delivery|transplant\w*|procedure|resection|biopsy|catheterization|intervention|fixation|amputation|revision)\b/i;

/** Why somebody came, by its name: the diagnosis on admission, or the complaint. */
export const isReason = (statement: Statement): boolean =>
  statement.role === 'reason' &&
  isNamePhrase(statement.text) &&
  /admi|complaint|reason|present|preop|initial/.test(`${statement.heading} ${statement.label ?? ''}`.toLowerCase());

const ofStay = new Set<Statement['role']>(['reason', 'history', 'course', 'conclusion', 'done']);

/** Part of the story of a stay, and understood by itself. */
export const isOfStay = (statement: Statement): boolean =>
  ofStay.has(statement.role) &&
  statement.experiencer === 'patient' &&
  statement.text.split(' ').length <= 45 &&
  !isLeaning(statement.text);

const afterwards = new Set<Statement['role']>(['course', 'next_step', 'instruction', 'conclusion', 'history']);

/** How and where the stay ended: "She was discharged home in good condition". */
export const isEnding = ({ role, text, heading, certainty }: Statement): boolean =>
  afterwards.has(role) &&
  certainty !== 'risk' &&
  !/diagnos/.test(heading) &&
  text.split(' ').length <= 40 &&
  /\b(?:discharged? (?:to|home|on|in|from|with)|(?:is|was|be|being) discharged|sent home|went home|go(?:es)? home|transferred to (?:a |an |the )?(?:rehab|nursing|skilled|hospice)|expired?|passed away|pronounced|died|declared (?:brain )?(?:dead|deceased)|succumbed|(?:time|date) of death)\b/i.test(
    text,
  ) &&
  !/\b(?:if|prior to|before|until|instructions?|medications?)\b/i.test(text);

/** Under which words a bare answer about the end of the stay is told. */
export function whereTo({ heading, label, text, role }: Statement): string | undefined {
  const under = (label ?? heading).toLowerCase();
  if (
    role !== 'course' ||
    !isNamePhrase(text, 12) ||
    /\b(?:denies|reports|appears)\b/i.test(text) ||
    /\b(?:is|was|will|are|were)\b/i.test(text)
  )
    return undefined;
  if (/condition/.test(under)) return 'Condition when leaving the hospital:';
  return /^(?:discharge )?disposition/.test(under) &&
    /\b(?:home|facility|rehab\w*|nursing|care|hospice|shelter|parents?|hospital)\b/i.test(text)
    ? 'Where to after the hospital:'
    : undefined;
}
