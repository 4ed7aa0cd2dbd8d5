import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Comment } from '#core/comments/comment.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { signedIn } from '#tests/support/client/accounts.ts';
import {
  aComment,
  aDoctorsOwn,
  anOwnersOwn,
  aSeenShare,
  CommentedScreen,
  commentsOf7,
  keepingComments,
  sentence,
  term,
} from '#tests/support/client/comments.tsx';
import { fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';

beforeEach(() => localStorage.clear());

function setup(comments: Comment[], share?: SeenByShare, path = '/interpretation/7') {
  const api = keepingComments(fakeApi(), comments);
  if (share === undefined) signedIn(api);
  const { user } = renderAt(path, <CommentedScreen marked={[sentence, term]} {...(share && { share })} />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { api, user, press };
}

const area = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const onDocument = 'Your comment on the document';
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('groups comments by what they are about, with answers under each', async () => {
  setup([
    aComment({ id: 1, target: term, text: 'A mineral.' }),
    aComment({ id: 2, target: sentence, text: 'Please repeat the test.' }),
    anOwnersOwn({ id: 3, target: sentence, answers: 2, text: 'I will.' }),
    aComment({ id: 4, text: 'All in all fine.' }),
  ]);

  const panel = within(await screen.findByRole('region', { name: 'Comments' }));
  const headings = (await panel.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'About the document',
    `About this sentence: ${sentence.quote}`,
    'About this term: potassium',
  ]);
  const conversation = within(panel.getByRole('region', { name: /About this sentence/ })).getAllByRole('listitem');
  expect(conversation[1]?.textContent).toContain('You, to dr.miller@example.org');
  expect(conversation[1]?.textContent).toContain('I will.');
});

test('writes about the document by keyboard alone', async () => {
  const { api, user } = setup([], aSeenShare());
  (await area(onDocument)).focus();

  await user.keyboard('Is this high?');
  await user.tab();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Is this high?', { selector: 'p' })).toBeDefined();
  expect(api.callsOf(`POST ${commentsOf7}`)[0]?.body).toEqual({ text: 'Is this high?', target: { kind: 'document' } });
  expect((await area(onDocument)).value).toBe('');
  expect(status()).toContain('Your comment was sent.');
});

test.each([
  ['nothing', '', 'Write something first.'],
  ['spaces', '   ', 'Write something first.'],
  ['too much', 'x'.repeat(2001), 'Write at most 2,000 letters. There are 2,001 now.'],
])('does not send %s', async (_what, text, words) => {
  const { api, user, press } = setup([], aSeenShare());
  const field = await area(onDocument);
  field.focus();
  await user.paste(text);

  await press('Send comment');

  expect(screen.getByText(words)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe(text);
  expect(api.callsOf(`POST ${commentsOf7}`)).toEqual([]);
  await user.clear(field);
});

test('loses nothing of what was typed where it cannot be sent, and sends it when told to again', async () => {
  const { api, user, press } = setup([], aSeenShare());
  api.on(`POST ${commentsOf7}`, () => refused('comment.too_many'));
  await user.type(await area(onDocument), 'Is this high?');

  await press('Send comment');
  expect(await screen.findByText(/What you wrote is still here\. There are too many comments/)).toBeDefined();
  expect((await area(onDocument)).value).toBe('Is this high?');

  api.on(`POST ${commentsOf7}`, () => ok(aDoctorsOwn({ text: 'Is this high?' }), 201));
  await press('Send comment');
  await vi.waitFor(async () => expect((await area(onDocument)).value).toBe(''));
});

test('sends once, however often the button is pressed', async () => {
  const { api, user, press } = setup([], aSeenShare());
  const slow = later();
  api.on(`POST ${commentsOf7}`, slow.answer);
  await user.type(await area(onDocument), 'Is this high?');

  await press('Send comment');
  await press('Sending...');

  expect(api.callsOf(`POST ${commentsOf7}`)).toHaveLength(1);
  expect((await area(onDocument)).readOnly).toBe(true);
  slow.come(ok(aDoctorsOwn({ text: 'Is this high?' }), 201));
  expect(await screen.findByText('Is this high?', { selector: 'p' })).toBeDefined();
});

test('answers a comment, and says who will read it', async () => {
  const { api, user, press } = setup([aComment({ target: sentence })]);

  await press('Answer: Please bring this to your visit.');
  const field = await area('Your answer to dr.miller@example.org');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('dr.miller@example.org can read it. Other people cannot.')).toBeDefined();
  await user.keyboard('I will.');
  await press('Send answer');

  expect(await screen.findByText('I will.')).toBeDefined();
  expect(api.callsOf(`POST ${commentsOf7}`)[0]?.body).toEqual({ text: 'I will.', target: sentence, answers: 1 });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer: Please bring this to your visit.' }));
  expect(screen.queryByRole('textbox', { name: /Your answer/ })).toBeNull();
});

test("edits one's own, and goes back to where one was", async () => {
  const { api, user, press } = setup([aDoctorsOwn({ text: 'Is this high' })], aSeenShare());

  await press('Edit: Is this high');
  expect(document.activeElement).toBe(await area('Your comment'));
  await user.keyboard('?');
  await press('Save changes');

  const changed = await screen.findByText('Is this high?');
  expect(changed.tagName).toBe('P');
  expect(api.callsOf(`PUT ${commentsOf7}/1`)[0]?.body).toEqual({ text: 'Is this high?' });
  expect(screen.getByText(/^changed Nov 21, 2026/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Is this high?' }));
});

test('leaves whoever has gone elsewhere while it was saved where they are', async () => {
  const { api, user, press } = setup([aDoctorsOwn({ text: 'Is this high' })], aSeenShare());
  const slow = later();
  api.on(`PUT ${commentsOf7}/1`, slow.answer);
  await press('Edit: Is this high');
  await user.keyboard('?');
  await press('Save changes');
  await user.click(await area(onDocument));

  slow.come(ok(aDoctorsOwn({ text: 'Is this high?' })));

  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull());
  expect(document.activeElement).toBe(await area(onDocument));
});

test('leaves a comment as it was where changing it is given up', async () => {
  const { api, user, press } = setup([aDoctorsOwn({ text: 'Is this high' })], aSeenShare());
  await press('Edit: Is this high');
  await user.type(await area('Your comment'), '?');

  await press('Cancel');

  expect(screen.getByText('Is this high')).toBeDefined();
  await press('Edit: Is this high');
  expect((await area('Your comment')).value).toBe('Is this high');
  expect(api.callsOf(`PUT ${commentsOf7}/1`)).toEqual([]);
});

test('deletes when that is confirmed, and leaves the focus with the comments', async () => {
  const { api, press } = setup([aDoctorsOwn(), aDoctorsOwn({ id: 2, text: 'Another one.' })], aSeenShare());
  await press('Delete: Please bring this to your visit.');
  expect(screen.getByRole('alertdialog', { name: 'Delete this comment?' }).textContent).toContain(
    'This cannot be undone.',
  );

  await press('Delete comment');

  await vi.waitFor(() => expect(screen.queryByText('Please bring this to your visit.')).toBeNull());
  expect(api.callsOf(`DELETE ${commentsOf7}/1`)).toHaveLength(1);
  expect(screen.getByText('Another one.')).toBeDefined();
  expect(status()).toContain('The comment was deleted.');
  await vi.waitFor(() => expect(document.activeElement?.contains(screen.getByText('Another one.'))).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('keeps a comment where that is not confirmed', async () => {
  const { api, press } = setup([aDoctorsOwn()], aSeenShare());
  await press('Delete: Please bring this to your visit.');

  await press('Keep comment');

  expect(screen.getByText('Please bring this to your visit.')).toBeDefined();
  expect(api.callsOf(`DELETE ${commentsOf7}/1`)).toEqual([]);
});

test('says so where a comment could not be deleted, and can be told to try again', async () => {
  const { api, press } = setup([aDoctorsOwn()], aSeenShare());
  api.on(`DELETE ${commentsOf7}/1`, () => refused('server.unavailable'));
  await press('Delete: Please bring this to your visit.');

  await press('Delete comment');

  expect(await screen.findByText(/The comment could not be deleted\. Readback is not ready/)).toBeDefined();
  api.on(`DELETE ${commentsOf7}/1`, () => ok({ id: 1 }));
  await press('Delete comment');
  await vi.waitFor(() => expect(screen.queryByText('Please bring this to your visit.')).toBeNull());
});

test('an owner deletes any comment, and the answers to it stay', async () => {
  const { press } = setup([aComment(), anOwnersOwn({ id: 2, answers: 1, text: 'I will.' })]);
  await press('Delete: Please bring this to your visit.');
  expect(screen.getByText('The answers to it stay. This cannot be undone.')).toBeDefined();

  await press('Delete comment');

  await vi.waitFor(() => expect(screen.queryByText('Please bring this to your visit.')).toBeNull());
  expect(screen.getByText('I will.')).toBeDefined();
});

test('a recipient answers what others wrote, and can do nothing else with it', async () => {
  setup([aComment({ author: { kind: 'owner', name: 'Ana García' } })], aSeenShare());

  expect(await screen.findByRole('button', { name: /^Answer/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
});

test('says who reads what an owner wrote to all, and has a name for nobody', async () => {
  setup([
    anOwnersOwn({ shareId: null }),
    anOwnersOwn({ id: 2, shareId: 9, text: 'To whom?' }),
    aComment({ id: 3, text: 'Damaged.', author: { kind: 'recipient', name: '' } }),
  ]);

  expect(await screen.findByText('You, to everybody who may comment')).toBeDefined();
  expect(screen.getByText('You')).toBeDefined();
  expect(screen.getByText('Unknown')).toBeDefined();
});

test('marks what is new, tells the server when it was on the screen, and goes on showing what was new', async () => {
  const { api } = setup([aComment({ isUnread: true }), aComment({ id: 2, text: 'Thanks.' })]);

  expect(await screen.findByText('New')).toBeDefined();
  await vi.waitFor(() => expect(api.callsOf(`PUT ${commentsOf7}/seen`)).toHaveLength(1));
  expect(api.callsOf(`PUT ${commentsOf7}/seen`)[0]?.body).toEqual({ upTo: 1 });
  expect(await screen.findByRole('link', { name: '2 comments' })).toBeDefined();
  expect(screen.getByText('New')).toBeDefined();
});

test('tells nothing to the server while the comments are not on the screen', async () => {
  const seeing: ((isIntersecting: boolean) => void)[] = [];
  class FakeObserver {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      seeing.push((isIntersecting) => listener([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { api } = setup([aComment({ target: term, isUnread: true })]);
  expect(await screen.findByRole('link', { name: '1 comment, 1 new' })).toBeDefined();
  expect(screen.getByRole('button', { name: '1 comment, 1 new on: potassium' })).toBeDefined();
  await vi.waitFor(() => expect(seeing).not.toEqual([]));
  seeing.at(-1)?.(false);
  expect(api.callsOf(`PUT ${commentsOf7}/seen`)).toEqual([]);

  seeing.at(-1)?.(true);

  await vi.waitFor(() => expect(api.callsOf(`PUT ${commentsOf7}/seen`)).toHaveLength(1));
});

test('leads to what others wrote, and not to what one wrote oneself', async () => {
  setup([aDoctorsOwn()], aSeenShare());

  expect(await screen.findByText('Please bring this to your visit.')).toBeDefined();
  expect(screen.queryByRole('link', { name: '1 comment' })).toBeNull();
});

test('goes to the comments where the address says so', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  setup([aComment()], undefined, '/interpretation/7#comments');

  const heading = await screen.findByRole('heading', { level: 2, name: 'Comments' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});
