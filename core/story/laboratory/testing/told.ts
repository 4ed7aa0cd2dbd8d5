import { loadKnowledge } from '../../../knowledge/load-knowledge.ts';
import { readDocument } from '../../../reading/read-document.ts';
import { personOf } from '../../person.ts';
import type { StoryPart } from '../../../documents/explanation.ts';
import type { StorySentence } from '../../story.ts';
import { laboratoryMessages } from '../laboratory-messages.ts';
import { sayLaboratory } from '../saying/say-laboratory.ts';

/** What is told of a paper, as the reader of the program would get it. */
export function sentencesOn(text: string): StorySentence[] {
  const knowledge = loadKnowledge();
  const person = personOf(text);
  return laboratoryMessages(readDocument(text, knowledge), knowledge, person).map((message) =>
    sayLaboratory(message, person),
  );
}

export const told = (text: string, part?: StoryPart): string[] =>
  sentencesOn(text)
    .filter((sentence) => part === undefined || sentence.part === part)
    .map((sentence) => sentence.text);

/** A report of one table. Rows are "name | result | flag | units | range". */
export const report = (head: string, ...rows: string[]): string =>
  [
    `LABORATORY REPORT\n${head}\n`,
    ['Test', 'Result', 'Flag', 'Units', 'Reference Range'].map((cell) => cell.padEnd(26)).join(''),
    ...rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim().padEnd(26))
        .join('')
        .trimEnd(),
    ),
  ].join('\n');
