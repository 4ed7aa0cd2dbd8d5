import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { summaryOf, type DocumentPage } from '#core/documents/page-layout.ts';
import { reportText, spanOf } from '#tests/support/client/documents.ts';
import { fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { aPage, twoPages } from '#tests/support/client/pages.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { CheckPanel } from './check-panel.tsx';

const send = 'POST /api/medical-documents/7/corrections';

function setup(pages: DocumentPage[] = twoPages()) {
  const api = fakeApi();
  const serve = (served: DocumentPage[]) => {
    api.on('GET /api/medical-documents/7/pages', () => ok(served.map(summaryOf)));
    for (const page of served) api.on(`GET /api/medical-documents/7/pages/${page.number}`, () => ok(page));
  };
  serve(pages);
  const lookedAt: unknown[] = [];
  const panel = <CheckPanel documentRef="7" text={reportText} onLookAt={(place) => lookedAt.push(place)} />;
  const open = () => renderScreen(panel, { at: '/document/7', path: '/document/:id' });
  /** What the server answers once the value 6.1 was settled. */
  const settle = (read = '6.1') => {
    api.on(send, () => {
      serve(twoPages({ '6.1': { confidence: 0.5, corrected: { read, at: '2026-09-15T10:00:00.000Z' } } }));
      return ok({ text: reportText, pages: [], span: spanOf('6.1') });
    });
  };
  return { api, open, serve, settle, lookedAt, user: userEvent.setup() };
}

const input = () => screen.findByLabelText<HTMLInputElement>('What the picture shows');
const press = (name: string) => screen.getByRole('button', { name });

test('shows nothing where nothing was hard to read', async () => {
  const { api, open } = setup([aPage()]);
  open();

  await waitFor(() => expect(api.callsOf('GET /api/medical-documents/7/pages/1')).toHaveLength(1));
  expect(screen.queryByText('Check what was hard to read')).toBeNull();
});

test('reads no page of a document that was printed as text', async () => {
  const { api, open } = setup([aPage({ kind: 'text' })]);
  open();

  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByText('Check what was hard to read')).toBeNull();
});

test('shows the first word with the picture of its row, what was read and why it is doubtful', async () => {
  const { open } = setup();
  open();

  expect((await input()).value).toBe('6.1');
  expect(
    screen.getByText('Readback was not sure of 2 words. Compare each with the picture of your document.'),
  ).toBeDefined();
  expect(screen.getByText('1 of 2')).toBeDefined();
  expect(screen.getByText('Two readings of it did not agree.')).toBeDefined();
  const picture = screen.getByRole('img', { name: 'The picture of this row, from page 1 of your document' });
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('/api/medical-documents/7/pages/1/picture');
});

test('offers the other reading as a choice', async () => {
  const { open, user } = setup();
  open();
  const field = await input();

  await user.click(screen.getByLabelText('8.1'));

  expect(field.value).toBe('8.1');
});

test('goes from word to word by keyboard, and tells which one is looked at', async () => {
  const { open, user, lookedAt } = setup();
  open();
  (await input()).focus();

  await user.keyboard('{ArrowDown}');

  const field = await input();
  expect(field.value).toBe('980');
  expect(document.activeElement).toBe(field);
  expect(lookedAt).toEqual([spanOf('980')]);

  await user.keyboard('{ArrowDown}');
  expect((await input()).value).toBe('6.1');
  await user.keyboard('{ArrowUp}');
  expect((await input()).value).toBe('980');
});

test('keeps what was typed for a word while another is looked at', async () => {
  const { open, user } = setup();
  open();
  await user.clear(await input());
  await user.type(await input(), '5.1');

  await user.click(press('Next'));
  await user.click(press('Previous'));

  expect((await input()).value).toBe('5.1');
});

test('sends a correction by Enter, says so, and goes to the next word', async () => {
  const { api, open, user, settle } = setup();
  settle();
  open();
  await user.clear(await input());
  await user.type(await input(), '8.1{Enter}');

  expect(await screen.findByText('Saved: 8.1. The explanation was made again. One word is left.')).toBeDefined();
  expect(api.callsOf(send).map(({ body }) => body)).toEqual([{ span: spanOf('6.1'), text: '8.1', was: '6.1' }]);
  const field = await input();
  expect(field.value).toBe('980');
  expect(document.activeElement).toBe(field);
});

test('confirms a word that is right as it stands', async () => {
  const { api, open, user, settle } = setup();
  settle();
  open();
  await input();

  await user.click(press('It is right'));

  expect(await screen.findByText('Saved: 6.1 is right. One word is left.')).toBeDefined();
  expect(api.callsOf(send).map(({ body }) => body)).toEqual([{ span: spanOf('6.1'), text: '6.1', was: '6.1' }]);
});

test('asks for words where none were typed', async () => {
  const { api, open, user } = setup();
  open();
  await user.clear(await input());

  await user.click(press('Correct'));

  expect(screen.getByText('Enter what the picture shows.')).toBeDefined();
  expect(document.activeElement).toBe(await input());
  expect(api.callsOf(send)).toEqual([]);
});

test('says why a correction could not be saved, and keeps what was typed', async () => {
  const { api, open, user } = setup();
  api.on(send, () => refused('server.unavailable'));
  open();
  await user.clear(await input());
  await user.type(await input(), '8.1{Enter}');

  expect(await screen.findByText(/Readback is not ready right now/)).toBeDefined();
  expect((await input()).value).toBe('8.1');
});

test('sends nothing twice while a correction is on its way', async () => {
  const { api, open, user } = setup();
  const { answer, come } = later();
  api.on(send, answer);
  open();
  await user.type(await input(), '0{Enter}');
  await user.type(await input(), '{Enter}');

  expect(api.callsOf(send)).toHaveLength(1);
  come(refused('server.unavailable'));
  await screen.findByText(/Readback is not ready right now/);
});

test('shows what was corrected with what had been read, and lets it be changed again', async () => {
  const corrected = { read: '104', at: '2026-09-15T10:00:00.000Z' };
  const { api, open, user } = setup(twoPages({ '140': { corrected }, '6.1': {}, '980': {} }));
  api.on(send, () => ok({ text: reportText, pages: [], span: spanOf('140') }));
  open();
  expect(await screen.findByText(/You corrected this on Sep 15, 2026; it was read as 104./)).toBeDefined();
  expect(screen.getByText('Everything that was hard to read has been checked. Thank you.')).toBeDefined();

  await user.click(press('Change: 140'));
  const field = await input();
  expect(field.value).toBe('140');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '104{Enter}');

  await waitFor(() =>
    expect(api.callsOf(send).map(({ body }) => body)).toEqual([{ span: spanOf('140'), text: '104', was: '140' }]),
  );
});

test('says of a word that was confirmed only that it was checked', async () => {
  const corrected = { read: '140', at: '2026-09-15T10:00:00.000Z' };
  const { open } = setup(twoPages({ '140': { corrected } }));
  open();

  const panel = within(await screen.findByRole('region', { name: 'Check what was hard to read' }));
  expect(await panel.findByText(/You checked this on Sep 15, 2026./)).toBeDefined();
});
