import { describe, expect, test } from 'vitest';
import { readability } from '#core/explaining/readability.ts';
import { wordsOfBlock, type LegalText } from '../model/legal-text.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { texts } from './texts.ts';

const sentencesOf = ({ lead, summary, sections }: LegalText): string[] => [
  lead,
  ...summary,
  ...sections
    .flatMap(({ blocks }) => blocks.filter((block) => typeof block === 'string' || 'points' in block))
    .flatMap(wordsOfBlock),
];
const wholeOf = (text: LegalText): string =>
  [text.summary, text.sections.flatMap(({ blocks }) => blocks.flatMap(wordsOfBlock))].flat().join('\n');

test('both are dated', () => {
  expect(texts.updated).toBe('Last updated: April 14, 2025');
});

describe.each([privacy, terms])('$title', (text) => {
  test('is read with eight years of school, in sentences of fifteen words and less', () => {
    const { grade, meanSentenceWords } = readability(sentencesOf(text), []);
    expect(grade).toBeLessThanOrEqual(8);
    expect(meanSentenceWords).toBeLessThanOrEqual(15);
  });

  test('has parts that can be named in an address, each once', () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });
});

test.each([
  ['that data is encrypted and handled as HIPAA asks', /handled in a HIPAA-compliant, encrypted way/],
  ['that it is never sold', /never sold/],
  ['who holds the keys', /The server holds the master key/],
  ['what is sent to a provider, and when', /You are asked first, for each provider/],
  ['that masking can miss something', /Masking can miss something/],
  ['every cookie', /readback-device[\s\S]*readback-session[\s\S]*readback-visit/],
  ['what becomes of a guest’s document', /for 24 hours after upload/],
  ['that backups keep what was deleted for a while', /stays in older backups/],
  ['what may be kept on a device', /unless you choose to keep an explanation on this device/],
  ['where speech may go', /send the sound to their maker/],
])('the policy says %s', (_what, words) => {
  expect(wholeOf(privacy)).toMatch(words);
});

test.each([
  ['that it supplements medical advice and does not replace it', /supplements medical advice and does not replace it/],
  ['what to do in an emergency', /call your local emergency number now/],
  ['that explanations can be wrong', /They can be wrong/],
  ['when plans change', /take effect at the next billing cycle/],
  ['how money comes back', /30-day money-back guarantee/],
])('the terms say %s', (_what, words) => {
  expect(wholeOf(terms)).toMatch(words);
});
