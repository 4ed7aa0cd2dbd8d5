import { expect, test } from 'vitest';
import { unreadNotes } from './unread-note.ts';

test.each([
  [[], []],
  [[3], ['Page 3 is a picture. Its words were not read and are not explained here.']],
  [[1, 4, 5], ['Pages 1, 4 and 5 are pictures. Their words were not read and are not explained here.']],
])('names the unread pages %j', (pages, texts) => {
  expect(unreadNotes(pages)).toEqual(texts.map((text) => ({ kind: 'hard_to_read', text })));
});
