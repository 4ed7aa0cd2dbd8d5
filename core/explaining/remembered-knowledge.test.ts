import { expect, test } from 'vitest';
import { rememberedKnowledge } from './remembered-knowledge.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

function counting() {
  const asked: string[] = [];
  const knowledge = rememberedKnowledge({
    ...tinyKnowledge,
    findTerms: (text) => {
      asked.push(text);
      return tinyKnowledge.findTerms(text);
    },
    findAbbreviation: (abbreviation) => {
      asked.push(abbreviation);
      return tinyKnowledge.findAbbreviation(abbreviation);
    },
  });
  return { knowledge, asked };
}

test('answers what it answered before without looking again', () => {
  const { knowledge, asked } = counting();

  expect(knowledge.findTerms('no pneumonia')).toEqual(tinyKnowledge.findTerms('no pneumonia'));
  knowledge.findTerms('no pneumonia');
  knowledge.findTerms('pneumonia');

  expect(asked).toEqual(['no pneumonia', 'pneumonia']);
});

test('remembers also that a word is nothing it knows', () => {
  const { knowledge, asked } = counting();

  expect(knowledge.findAbbreviation('zzz')).toBeUndefined();
  knowledge.findAbbreviation('zzz');
  knowledge.findAbbreviation('Zzz');

  expect(asked).toEqual(['zzz', 'Zzz']);
});
