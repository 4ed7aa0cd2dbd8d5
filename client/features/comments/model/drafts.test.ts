import { expect, test, vi } from 'vitest';
import { sentence } from '#tests/support/client/comments.tsx';
import { createDrafts, unsentTargets } from './drafts.ts';

const ana = { writer: 'user 7', documentRef: '7' };
const onSentence = { new: sentence };

function setup() {
  const page = new EventTarget();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { drafts: createDrafts(page as Window), closing };
}

test('keeps what was typed apart by writer, document and what it is for', () => {
  const { drafts } = setup();
  drafts.write(ana, onSentence, 'Is this bad?');

  expect(drafts.find(ana, { new: { ...sentence } })).toBe('Is this bad?');
  expect(drafts.find({ ...ana, writer: 'user 8' }, onSentence)).toBeUndefined();
  expect(drafts.find({ ...ana, documentRef: '8' }, onSentence)).toBeUndefined();
  expect(drafts.find(ana, { new: { kind: 'document' } })).toBeUndefined();
  drafts.write(ana, { answers: 1 }, 'Yes');
  drafts.write(ana, { edits: 1 }, 'No');
  expect([drafts.find(ana, { answers: 1 }), drafts.find(ana, { edits: 1 })]).toEqual(['Yes', 'No']);
});

test('the browser asks before it closes a page with words that were not sent, and only then', () => {
  const { drafts, closing } = setup();
  expect(closing()).toBe(false);

  drafts.write(ana, onSentence, 'Is this bad?');
  expect(closing()).toBe(true);

  drafts.drop(ana, onSentence);
  expect(closing()).toBe(false);
});

test('says what somebody began to write about, besides the whole document', () => {
  const { drafts } = setup();
  drafts.write(ana, { new: { kind: 'document' } }, 'Hello');
  drafts.write(ana, onSentence, 'Is this bad?');
  drafts.write(ana, { answers: 1 }, 'Yes');
  drafts.write({ ...ana, documentRef: '77' }, { new: { kind: 'term', quote: 'CRP' } }, 'What is it?');

  expect(unsentTargets(drafts.read(), ana)).toEqual([sentence]);
});

test('tells whoever listens, until they have heard enough', () => {
  const { drafts } = setup();
  const listener = vi.fn();
  const leave = drafts.subscribe(listener);
  drafts.write(ana, onSentence, 'Is');
  leave();

  drafts.write(ana, onSentence, 'Is this');

  expect(listener).toHaveBeenCalledOnce();
});
