import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { collectGarbage } from '#tests/support/collect-garbage.ts';
import { createOpenedLabels } from './opened-labels.ts';
import { sealPart } from './sealed-parts.ts';

async function setup() {
  const ring = createKeyRing(randomBytes(32));
  let count = 0;
  const decrypt: typeof ring.decrypt = (...asked) => {
    count += 1;
    return ring.decrypt(...asked);
  };
  const key = await ring.createKey('a-ticket');
  const recordOf = async (title: string) => ({
    ticket: 'a-ticket',
    key,
    sealedLabel: await sealPart(ring, key, 'label', { title, readingNotes: [] }),
    sealedPerson: null,
  });
  return { open: createOpenedLabels({ ...ring, decrypt }), recordOf, opened: () => count };
}

test('opens a label once, however often it is asked for', async () => {
  const { open, recordOf, opened } = await setup();
  const record = await recordOf('Blood test');

  expect((await open(record)).title).toBe('Blood test');
  expect(await open({ ...record, sealedLabel: Uint8Array.from(record.sealedLabel) })).toEqual(await open(record));
  expect(opened()).toBe(1);
});

test('opens what was sealed anew', async () => {
  const { open, recordOf } = await setup();
  await open(await recordOf('Before'));

  expect((await open(await recordOf('After'))).title).toBe('After');
});

test('keeps nothing of the memory that what is sealed lies in', async () => {
  const { open, recordOf, opened } = await setup();
  const openOne = async () => {
    const record = await recordOf('Blood test');
    const sealedLabel = Uint8Array.from(record.sealedLabel);
    await open({ ...record, sealedLabel });
    return new WeakRef(sealedLabel.buffer);
  };
  const memory = await openOne();
  await turn();
  collectGarbage();

  expect(memory.deref()?.byteLength).toBeUndefined();
  expect(opened()).toBe(1);
});
