import { expect, test, vi } from 'vitest';
import type { Recipient, Reader } from '#core/kernel/actor.ts';
import { createDrawInTurn } from './draw-in-turn.ts';

const guest = (deviceId: string): Reader => ({ kind: 'guest', deviceId });
const recipientOf = (deviceId: string, shareId: number): Recipient => ({
  kind: 'recipient',
  owner: `guest:${deviceId}`,
  ticket: 'a ticket',
  shareId,
  level: 'read',
  expiresAt: null,
  visitId: shareId * 10,
  sessionId: null,
});
const [ana, bo, cy] = [guest('ana'), guest('bo'), guest('cy')];

function setup() {
  const drawInTurn = createDrawInTurn();
  const begun: string[] = [];
  const stopped: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<Uint8Array>>();
  const ask = (reader: Reader, tag: string, signal = new AbortController().signal) =>
    drawInTurn({ reader, tag, signal }, (left) => {
      begun.push(tag);
      const end = Promise.withResolvers<Uint8Array>();
      ends.set(tag, end);
      left.addEventListener('abort', () => {
        stopped.push(tag);
        end.reject(left.reason);
      });
      return end.promise;
    });
  /** Somebody asks and does not look at what comes of it. */
  const press = (reader: Reader, tag: string) => void ask(reader, tag).catch(() => undefined);
  const end = async (tag: string) => (ends.get(tag)?.resolve(Buffer.from(tag)), settle());
  return { ask, press, end, begun, stopped };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('pages of one owner are drawn one after the other, and those of others beside them', async () => {
  const { press, end, begun } = setup();
  for (const page of numbers(5)) press(ana, `ana ${page}`);
  press(bo, 'bo 1');
  press(cy, 'cy 1');
  await settle();
  expect(begun).toEqual(['ana 1', 'bo 1']);

  await end('ana 1');
  await end('cy 1');

  expect(begun).toEqual(['ana 1', 'bo 1', 'cy 1', 'ana 2']);
});

test('a reader may wait for twelve pictures, and everybody else still may', async () => {
  const { ask, press, begun, end } = setup();
  for (const page of numbers(13)) press(ana, `ana ${page}`);

  await expect(ask(ana, 'ana 14')).rejects.toMatchObject({ code: 'request.too_many' });
  press(bo, 'bo 1');
  press(recipientOf('ana', 1), 'ana 15');
  await end('ana 1');

  expect(begun).toEqual(['ana 1', 'bo 1', 'ana 15']);
});

test('the same picture is drawn once, however often and by whomever it is asked for', async () => {
  const { ask, end, begun } = setup();
  const asked = [...numbers(14).map(() => ana), recipientOf('ana', 1)].map((reader) => ask(reader, 'ana 1'));
  await settle();

  await end('ana 1');

  const pictures = await Promise.all(asked);
  expect(new Set(pictures.map(String))).toEqual(new Set(['ana 1']));
  expect(begun).toEqual(['ana 1']);
});

test('a recipient who asks without end delays the owner and other recipients by one drawing', async () => {
  const { press, end, begun } = setup();
  for (const page of numbers(13)) press(recipientOf('ana', 1), `page ${page}`);
  press(ana, 'page 13');
  press(recipientOf('ana', 2), 'page 12');

  await end('page 1');
  await end('page 13');
  await end('page 12');

  expect(begun).toEqual(['page 1', 'page 13', 'page 12', 'page 2']);
});

test('many shares of one document are no more turns than one', async () => {
  const { press, begun } = setup();
  for (const share of numbers(50)) press(recipientOf('ana', share), `page ${share}`);
  await settle();
  press(bo, 'bo 1');
  await settle();
  expect(begun).toEqual(['page 1', 'bo 1']);
});

test('who leaves while they wait is not drawn for', async () => {
  const { ask, press, end, begun } = setup();
  press(ana, 'ana 1');
  const left = new AbortController();
  const waiting = expect(ask(ana, 'ana 2', left.signal)).rejects.toThrow('gone');
  press(ana, 'ana 3');

  left.abort(new Error('gone'));
  await waiting;
  await end('ana 1');

  expect(begun).toEqual(['ana 1', 'ana 3']);
});

test('a drawing goes on while somebody waits for it, and is stopped when the last has left', async () => {
  const { ask, press, stopped, begun } = setup();
  const [owner, recipient] = [new AbortController(), new AbortController()];
  const asked = [ask(ana, 'ana 1', owner.signal), ask(recipientOf('ana', 1), 'ana 1', recipient.signal)];
  const gone = asked.map((answer) => expect(answer).rejects.toThrow('gone'));
  await settle();

  owner.abort(new Error('gone'));
  await settle();
  expect(stopped).toEqual([]);
  recipient.abort(new Error('gone'));
  await Promise.all(gone);
  await settle();

  expect(stopped).toEqual(['ana 1']);
  press(ana, 'ana 2');
  await settle();
  expect(begun).toEqual(['ana 1', 'ana 2']);
});

test('a turn that does not come in time is a passing fault', async () => {
  vi.useFakeTimers();
  const { ask, press } = setup();
  press(ana, 'ana 1');
  const late = expect(ask(ana, 'ana 2')).rejects.toMatchObject({ code: 'server.unavailable' });

  await vi.advanceTimersByTimeAsync(25_001);
  vi.useRealTimers();

  await late;
});
