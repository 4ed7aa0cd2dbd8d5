import type { Statement } from './statement.ts';

/**
 * "1. Asthma. Seems to be worse. May need a higher dose.": what follows the name of an illness in its item is said of it. Each of these
 * sentences gets the name as its topic. A paragraph of its own below the list speaks of all of it, unless it leaves out what it speaks of.
 */
export function withItemTopics(statements: readonly Statement[], paper: string): Statement[] {
  let topic: string | null = null;
  let heading = '';
  let end = 0;
  return statements.map((statement) => {
    const isApart =
      !isWithoutSubject(statement.text) &&
      /\n\s*\n/.test(paper.slice(Math.max(end, statement.span[0] - 40), statement.span[0]));
    if (statement.heading !== heading || isApart) topic = null;
    heading = statement.heading;
    end = statement.span[1];
    if (statement.isItem) {
      topic = isTopic(statement) ? statement.text.replace(/[.;:,]+$/, '') : null;
      return statement;
    }
    return topic === null || statement.topic !== null || statement.label !== null ? statement : { ...statement, topic };
  });
}

/** A name, and no sentence. */
const isTopic = ({ text, role, label }: Statement): boolean =>
  role === 'conclusion' &&
  label === null &&
  text.split(' ').length <= 8 &&
  !/\b(?:is|are|was|were|has|have|had|will|would|should|could|may|can|does|did|do|i|we|he|she|it|they)\b/i.test(text);

/** A sentence that leaves out what it speaks of: "Seems to be worse.", "Likely due to stress." */
export const isWithoutSubject = (text: string): boolean =>
  /^(?:seems?|appears?|may|might|could|should|would|has|had|is|was|likely|most likely|probably|possibly|improv(?:ed|ing)|stable|resolv(?:ed|ing)|(?:well |poorly |fairly )?controlled|worse|better|continues? to (?!take)|remains?|doing|unclear|due|secondary|consistent|currently (?:stable|controlled|on)|not (?:well|optimally)|this|that|it|these)\b/i.test(
    text,
  ) && !/^(?:this|that|it) (?:patient|man|woman|lady|gentleman|boy|girl|child|is an?)\b/i.test(text);
