import type { PaperSentence } from '../paper/paper.ts';
import type { StatementRole } from './statement.ts';

const ofDeath = /\b(?:cause|manner) of death\b|\bfatal\b/i;
const concluding = /\b(?:diagnos[ei]s|summary|conclusion)\b/i;
const poisons = /\b(?:alcohol|ethanol|drugs?|toxicolog\w*|carbon monoxide)\b/i;

/**
 * What the family of a person who died is told of an examination after death: what the person died of, what was found to be so, and
 * whether poisons were. How the body looked is left out where the report concludes anything.
 */
export function autopsyRole(
  { label, topic, text }: PaperSentence,
  heading: string | null,
  hasConclusion: boolean,
): StatementRole {
  if (/\b(?:pending|awaited)\b/i.test(text)) return 'pending';
  if (ofDeath.test(text) || ofDeath.test(label ?? heading ?? '')) return 'conclusion';
  if (label !== null && /\bexamination\b|\bevidence\b/i.test(label)) return hasConclusion ? 'furniture' : 'finding';
  if (concluding.test(topic ?? heading ?? '')) return 'conclusion';
  if (
    poisons.test(text) &&
    /\b(?:no|not|none|negative|positive|detected|level)\b|\d/i.test(text) &&
    text.split(' ').length < 15
  )
    return 'finding';
  return hasConclusion ? 'furniture' : 'finding';
}
