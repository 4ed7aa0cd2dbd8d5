import { expect, test } from 'vitest';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { readMarkedNote } from './marked-note.ts';
import { notesTable } from './notes-table.ts';
import { scoreNotes } from './score-notes.ts';

function setup(marked: string) {
  const knowledge = loadKnowledge();
  return scoreNotes(
    { name: 'small', notes: [readMarkedNote('a', marked)] },
    { explain: (input) => explainDocument(input, knowledge), knowledge },
  );
}

test('a labelled name and number that are masked count whole', () => {
  const { counts, misses } = setup('Patient Name: {{person:Ana Silva}}   MRN: {{id:00834471}}\nPotassium 4.1 mmol/L\n');

  expect(counts).toMatchObject({
    characters: { hit: 16, of: 16 },
    'whole: person': { hit: 1, of: 1 },
    precision: { hit: 16, of: 16 },
    'restored exactly': { hit: 1, of: 1 },
    'identities in what leaves': { hit: 0, of: 2 },
  });
  expect(misses).toEqual([]);
});

test('what is not masked, and what is masked for nothing, is listed', () => {
  const { misses } = setup('Patient Name: Ana Silva\n{{person:Potassium}} 4.1 mmol/L\n');

  expect(misses.map(({ what, text }) => [what, text])).toEqual([
    ['person not masked', 'Potassium <- Potassium 4.1 mmol/L'],
    ['person leaves', 'potassium'],
    ['masked for nothing', 'Ana Silva'],
  ]);
});

test('the table has a line for each figure that was counted, and none for others', () => {
  const table = notesTable([setup('Patient Name: {{person:Ana Silva}}\n')]);

  expect(table).toMatch(/\| names masked whole +\| 100\.0 % \(1\) \|/);
  expect(table).not.toContain('url');
});
