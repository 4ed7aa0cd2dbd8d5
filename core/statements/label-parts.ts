import type { PaperSection, PaperSentence } from '../paper/paper.ts';
import { headingRole } from './heading-role.ts';
import type { Statement, StatementRole } from './statement.ts';

/**
 * "DISPOSITION: Home. She will rest." within a section: what follows a label in capitals, up to a blank line, stands under it like under
 * a heading.
 */
export function partsByLabels(text: string, section: PaperSection): (sentence: PaperSentence) => PaperSection {
  let part = section;
  let end = 0;
  return (sentence) => {
    const { label, span } = sentence;
    const isApart = /\n\s*\n/.test(text.slice(end, span[0]));
    end = span[1];
    if (label !== null) {
      part = section;
      if (isHeadingLabel(label)) part = { ...section, name: label.toLowerCase(), role: null };
      return section;
    }
    if (isApart) part = section;
    return part;
  };
}

/** "Previous: appendix removed. Clot in the leg after a birth.": such a label speaks for its whole line. */
export function asPastOfLabel(statements: readonly Statement[], text: string): Statement[] {
  let isPast = false;
  let end = 0;
  return statements.map((statement) => {
    const { label, span, role } = statement;
    isPast = label === null ? isPast && !text.slice(end, span[0]).includes('\n') : pastLabel.test(label);
    end = span[1];
    return isPast && happened.has(role) ? { ...statement, role: 'past' } : statement;
  });
}
const pastLabel =
  /^(?:previous(?:ly)?|earlier|past|formerly|in the past|(?:previous|earlier|past) (?:illness(?:es)?|problems|conditions))$/i;
const happened = new Set<StatementRole>(['history', 'course', 'finding', 'reason', 'conclusion', 'done']);

const isHeadingLabel = (label: string): boolean => {
  const role = label.length > 5 && label === label.toUpperCase() ? headingRole(label) : undefined;
  return role !== undefined && role !== 'examination' && role !== 'finding' && role !== 'furniture';
};

/** "OPERATIONS PERFORMED: Biopsy" under that heading: what is told begins after it. */
export function withoutName(sentence: PaperSentence, { name }: PaperSection): PaperSentence {
  if (name === null || sentence.label !== null || !sentence.text.toLowerCase().startsWith(`${name}:`)) return sentence;
  const text = sentence.text.slice(name.length + 1).trim();
  return text === '' ? sentence : { ...sentence, text };
}

/** "A: a stone or swelling. P: home tomorrow": where both stand in a paper, the letters are its assessment and its plan. */
export function letterLabels(text: string): (sentence: PaperSentence) => PaperSentence {
  const areBoth = /(?:^|[\n.;] ?)A: /.test(text) && /(?:^|[\n.;] ?)P: /.test(text);
  return (sentence) => {
    const [opening, letter = ''] = (areBoth && sentence.label === null && /^([AP]):\s+(?=\S)/.exec(sentence.text)) || [
      '',
    ];
    return opening === ''
      ? sentence
      : { ...sentence, label: letter === 'A' ? 'Assessment' : 'Plan', text: sentence.text.slice(opening.length) };
  };
}
