import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#core/kernel/actor.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { chargeUpload, findUploadTerms } from './charge-upload.ts';
import { refundUpload } from './upload-counts.ts';

const { db } = await createTestDatabase();

const blindIndex = createBlindIndex(randomBytes(32));
const guest = (): Actor => ({ kind: 'guest', deviceId: randomUUID() });
const asking = (actor: Actor, address = '192.0.2.1', guestDocuments = 1) => ({
  terms: () => findUploadTerms(db, { blindIndex, guestDocuments }, { actor, address }),
  charge: () =>
    db
      .transaction()
      .execute((trx) => chargeUpload(trx, { blindIndex, guestDocuments }, { actor, address, ticket: randomUUID() })),
});

describe('before an upload', () => {
  test.each([
    ['free', 15, false],
    ['basic', 25, false],
    ['premium', 50, true],
  ] as const)('the terms of %s are known: %i MB, priority %s', async (plan, megabytes, hasPriority) => {
    const { terms } = asking(await addUser(db, { plan }));

    expect(await terms()).toEqual({ maxBytes: megabytes * 1024 * 1024, hasPriority, refusal: undefined });
  });

  test('those of a guest are, and what would be refused', async () => {
    const { terms, charge } = asking(guest());
    expect(await terms()).toEqual({ maxBytes: 15 * 1024 * 1024, hasPriority: false, refusal: undefined });

    await charge();

    expect((await terms()).refusal).toMatchObject({ code: 'plan.guest_used' });
  });

  test('a spent address is refused, whoever asks from there', async () => {
    for (let devices = 0; devices < 10; devices++) await asking(guest(), '192.0.2.50').charge();

    expect((await asking(guest(), '192.0.2.50').terms()).refusal).toMatchObject({ code: 'plan.network_used' });
    expect((await asking(await addUser(db), '192.0.2.50').terms()).refusal).toBeUndefined();
  });
});

describe('counting', () => {
  test('nobody passes where nobody may', async () => {
    await expect(asking(guest(), '192.0.2.2', 0).charge()).rejects.toMatchObject({ code: 'plan.guest_used' });
  });

  test('an account that is gone has to sign in again', async () => {
    const user = await addUser(db);
    await db.deleteFrom('users').where('id', '=', String(user.userId)).execute();

    await expect(asking(user).charge()).rejects.toMatchObject({ code: 'auth.required' });
  });

  test('nothing is given back for what was never there', async () => {
    const before = await db.selectFrom('upload_counts').selectAll().execute();

    await db.transaction().execute((trx) => refundUpload(trx, randomUUID()));

    expect(await db.selectFrom('upload_counts').selectAll().execute()).toEqual(before);
  });
});
