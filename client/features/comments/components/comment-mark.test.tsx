import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Comment } from '#core/comments/comment.ts';
import {
  aComment,
  aDoctorsOwn,
  aSeenShare,
  CommentedScreen,
  commentsOf7,
  keepingComments,
  sentence,
  term,
} from '#tests/support/client/comments.tsx';
import { fakeApi, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';

beforeEach(() => localStorage.clear());

async function setup(comments: Comment[] = []) {
  const api = keepingComments(fakeApi(), comments);
  const { user } = renderAt('/interpretation/7', <CommentedScreen marked={[sentence, term]} share={aSeenShare()} />);
  await screen.findByRole('region', { name: 'Comments' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { api, user, press };
}

const writeOn = `Comment on: ${sentence.quote}`;
const goOn = `Go on with your comment on: ${sentence.quote}`;
const dialog = () => within(screen.getByRole('dialog', { name: 'Comments on a sentence' }));

test('writes about a sentence by keyboard alone, and comes back to it', async () => {
  const { api, user } = await setup();
  (await screen.findByRole('button', { name: writeOn })).focus();

  await user.keyboard('{Enter}');
  expect(dialog().getByText(sentence.quote)).toBeDefined();
  expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: 'Your comment on this sentence' }));
  await user.keyboard('Is this bad?');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await dialog().findByText('Is this bad?', { selector: 'p' })).toBeDefined();
  await user.keyboard('{Escape}');

  expect(api.callsOf(`POST ${commentsOf7}`)[0]?.body).toEqual({ text: 'Is this bad?', target: sentence });
  const mark = screen.getByRole('button', { name: `1 comment on: ${sentence.quote}` });
  expect(document.activeElement).toBe(mark);
  expect(mark.textContent).toBe('1');
});

test('tells how many comments a sentence has, and shows them with the answers', async () => {
  const { press } = await setup([
    aComment({ target: sentence, text: 'Is this bad?' }),
    aDoctorsOwn({ id: 2, target: sentence, answers: 1, text: 'It is not.' }),
    aComment({ id: 3, text: 'About something else.' }),
  ]);

  await press(`2 comments on: ${sentence.quote}`);

  expect(dialog().getByText('Is this bad?')).toBeDefined();
  expect(dialog().getByText('It is not.')).toBeDefined();
  expect(dialog().queryByText('About something else.')).toBeNull();
});

test('a term has a button with a word on it', async () => {
  const { press } = await setup();
  const mark = await screen.findByRole('button', { name: 'Comment on: potassium' });
  expect(mark.textContent).toBe('Comment');

  await press('Comment on: potassium');

  expect(screen.getByRole('dialog', { name: 'Comments on a term' })).toBeDefined();
});

test('keeps what was typed when the window is closed, and says where it is', async () => {
  const { user, press } = await setup();
  await press(writeOn);
  await user.keyboard('Is this');
  await user.keyboard('{Escape}');

  expect(await screen.findByRole('button', { name: goOn })).toBeDefined();
  await press(`Go on writing on: ${sentence.quote}`);
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox').value).toBe('Is this');
  await user.clear(dialog().getByRole('textbox'));
});

test('keeps what was typed where the session has ended, and has it when the page is opened again', async () => {
  const { api, user, press } = await setup();
  api.on(`POST ${commentsOf7}`, () => refused('document.not_found'));
  await press(writeOn);
  await user.keyboard('Is this bad?');
  await press('Send comment');
  expect(await dialog().findByText(/What you wrote is still here/)).toBeDefined();
  cleanup();

  const again = await setup();
  await again.press(goOn);

  expect(dialog().getByRole<HTMLTextAreaElement>('textbox').value).toBe('Is this bad?');
  await again.user.clear(dialog().getByRole('textbox'));
});

test('is seen while words of its sentence are selected', async () => {
  await setup();
  const mark = (await screen.findByRole('button', { name: writeOn })).parentElement;
  const before = mark?.className;
  const words = mark?.parentElement?.firstChild;
  if (words === null || words === undefined) throw new Error('The mark stands beside no words');

  act(() => {
    document.getSelection()?.setBaseAndExtent(words, 0, words, 4);
    document.dispatchEvent(new Event('selectionchange'));
  });

  expect(mark?.className).not.toBe(before);
  act(() => {
    document.getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
  });
  expect(mark?.className).toBe(before);
});
