import { latestResults } from '../documents/latest-results.ts';
import { touching } from '../kernel/touching.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import type { Reading } from '../reading/reading.ts';
import { laboratoryMessages } from '../story/laboratory/laboratory-messages.ts';
import { sayLaboratory } from '../story/laboratory/saying/say-laboratory.ts';
import type { Person } from '../story/person.ts';
import type { StorySentence } from '../story/story.ts';
import type { Said } from './said.ts';

type Told = { told: readonly Said[]; reading: Reading; knowledge: Knowledge; person: Person; level: ReadingLevel };

/** Results outside their range, or whose mark and range differ, that no sentence about the document stands on: what must not be lost. */
export function untoldResults({ told, reading, knowledge, person, level }: Told): StorySentence[] {
  const isTold = touching(told.filter(({ basis }) => basis === 'document').flatMap(({ spans }) => spans));
  const labResults = latestResults(reading.labResults).filter((row) => isOff(row) && !isTold(row.span));
  if (labResults.length === 0) return [];
  return laboratoryMessages({ ...reading, labResults, remarks: [] }, knowledge, person)
    .map((message) => sayLaboratory(message, person))
    .filter(
      ({ part, basis }) => (part === 'found' || part === 'unclear') && (basis === 'document' || level !== 'simple'),
    );
}

const isOff = ({ flag, conflict }: ReadResult): boolean => conflict || (flag !== 'normal' && flag !== 'unknown');
