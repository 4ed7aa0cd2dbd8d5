import { expect, test } from 'vitest';
import type { Notice, Sentence } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import { missingNotices } from './missing-notices.ts';
import { noticePiece } from './notice-piece.ts';
import { toldOnce } from './told-once.ts';
import { toldStory } from './told-story.ts';

const notice = (kind: Notice['kind'], ...spans: Span[]): Notice => ({ kind, text: `${kind} ${spans.join()}`, spans });
const sentence = (section: Sentence['section'], text: string, span: Span): Sentence => ({
  ...{ section, text, spans: [span], basis: 'document' },
});
const story = toldStory({
  summary: 'A message.',
  sentences: [sentence('summary', 'A message.', [0, 4]), sentence('interpretation', 'A culture.', [10, 20])],
  story: [
    { part: 'bottom_line', sentences: [0] },
    { part: 'waiting_for', sentences: [1] },
  ],
});

test('leaves out what a story tells as waited for, and nothing else that is missing', () => {
  const [waited, other, nowhere] = [
    notice('incomplete', [12, 15]),
    notice('incomplete', [0, 4]),
    notice('incomplete'),
  ] as const;

  expect(missingNotices([waited, notice('critical', [12, 15]), other, nowhere], story)).toEqual([other, nowhere]);
});

test('leaves out nothing that is missing where there is no story', () => {
  const waited = notice('incomplete', [12, 15]);

  expect(missingNotices([waited], undefined)).toEqual([waited]);
});

test('stands with what is unclear where a story is read from its beginning to its end', () => {
  if (story === undefined) throw new Error('There is no story.');
  const parts = toldOnce(story, [noticePiece(notice('incomplete', [0, 4]), 'en')]);

  expect(parts.map(({ part, pieces }) => [part, pieces.map(({ text }) => text)])).toEqual([
    ['waiting_for', ['A culture.']],
    ['unclear', ['incomplete 0,4']],
  ]);
});
