import type { Block, Run, Words } from '../report-blocks.ts';
import type { Report } from '../report.ts';
import { reportTexts } from '../report-texts.ts';

/** Every word of a report in the order in which it is read, with the marks of lists and the numbers of footnotes. */
export const reportWords = ({ blocks }: Report): string[] =>
  blocks.flatMap((block) => textsOf(block).flatMap((text) => text.split(' ').filter((word) => word !== '')));

const runWords = ({ text, note }: Run): string[] => (note === undefined ? [text] : [text, reportTexts.note(note)]);
const wordsOf = (words: Words): string[] => words.flatMap(runWords);

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return wordsOf(block.words);
    case 'facts':
      return block.facts.flatMap(({ name, value }) => [name, value]);
    case 'notice':
      return [block.title, ...wordsOf(block.words)];
    case 'results':
      return block.rows.flatMap(({ name, words, labels, remarks }) => [
        ...[name, words],
        ...(labels === null ? [] : [labels.value, labels.low, labels.high]),
        ...remarks,
      ]);
    case 'table':
      return [...block.columns, ...block.rows.flat()];
    case 'bullets':
      return block.items.flatMap((item) => ['•', ...wordsOf(item)]);
    case 'terms':
      return block.terms.flatMap(({ term, say, definition }) => [term, say ?? '', ...wordsOf(definition)]);
    case 'questions':
      return block.questions.flatMap(({ words, because }, index) => [
        ...[`${index + 1}.`, ...wordsOf(words), because ?? ''],
      ]);
    case 'notes':
      return block.notes.flatMap(({ number, words }) => [reportTexts.note(number), ...wordsOf(words)]);
  }
}
