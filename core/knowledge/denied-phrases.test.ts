import { expect, test } from 'vitest';
import { loadKnowledge } from './load-knowledge.ts';
import { terms } from './term-data.ts';

const knowledge = loadKnowledge();
const denying = /^(?:no|not|negative for|free of|without|absence of|denies|in no)\s+/i;
const telling = new Set(['condition', 'symptom', 'finding']);

/** What a phrase denies: "malignancy" in "no evidence of malignancy". */
function denied(phrase: string): string[] {
  const rest = phrase.replace(denying, '');
  if (rest === phrase) return [];
  return knowledge.findTerms(rest).flatMap(({ entry }) => (telling.has(entry.kind) ? [entry.term] : []));
}

// Such a phrase would swallow the words, and the document could not be told to exclude what it excludes.
test('no phrase denies what is a finding of its own', () => {
  const swallowing = terms.flatMap(({ term, also }) =>
    [term, ...also].filter((phrase) => denied(phrase).length > 0).map((phrase) => `${term}: ${phrase}`),
  );

  expect(swallowing).toEqual([]);
});

test('sees what is denied', () => {
  expect(denied('no pneumothorax')).toEqual(['pneumothorax']);
});
