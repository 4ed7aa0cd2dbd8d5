import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { findSections } from '../sections/find-sections.ts';
import lists from './examples/lists.json' with { type: 'json' };
import sentences from './examples/sentences.json' with { type: 'json' };
import { readMedications } from './read-medications.ts';

// Each example gives the name, the strength and the instructions of every medicine in it, as printed.
test.each([...lists, ...sentences])('reads $of', ({ text, medicines }) => {
  const read = readMedications(text, { sections: findSections(text), knowledge: loadKnowledge(), taken: [] });

  expect(read.map(({ name, strength, instructions }) => [name, strength, instructions])).toEqual(medicines);
});
