import { expect, test } from 'vitest';
import { cellItems } from './cell-items.ts';
import { createLexer } from './lex-line.ts';

const read = (cell: string): string[] =>
  cellItems({ text: cell, lex: createLexer(cell, '.') }, [0, cell.length], 1).map(
    ({ kind, text }) => `${kind}:${text}`,
  );

test.each([
  ['', []],
  ['92 Low', ['number:92', 'flag:Low']],
  ['4.0-10.5 ×10⁹/L', ['range:4.0-10.5', 'unit:×10⁹/L']],
  ['Slightly cloudy', ['result:Slightly cloudy']],
  ['clear, amber', ['result:clear, amber']],
  ['GRAM POSITIVE COCCI IN PAIRS', ['text:GRAM POSITIVE COCCI IN PAIRS']],
  ['Candida albicans', ['text:Candida albicans']],
  ['S', ['flag:S']],
  ['N', ['flag:N']],
  ['N gonorrhoea DNA', ['text:N gonorrhoea DNA']],
  ['wk', ['unit:wk']],
  ['min', ['unit:min']],
  ['ratio', ['unit:ratio']],
  ['—', ['text:—']],
  ['See note', ['result:See note']],
  ['Exon 7 Absent', ['text:Exon 7 Absent']],
  ['28.0 Alk', ['number:28.0', 'word:Alk']],
  ['% (sample/positive control)', ['unit:%', 'mark:(', 'word:sample/positive', 'word:control', 'mark:)']],
])('reads the cell %j', (cell, expected) => {
  expect(read(cell)).toEqual(expected);
});
