import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryMailer } from '#server/adapters/mailer/memory.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { createKeptJobs } from '#tests/support/kept-jobs.ts';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { prepareFactors } from '#tests/support/prepare-factors.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createMailRepository } from './mails.repository.ts';
import { sendMailQueue } from './mail-queue.ts';
import { createOutbox, type MailToSend } from './outbox.ts';
import { sendMailJob } from './send-mail.job.ts';
import { pauseAfter, sendMail } from './send-mail.ts';

const database = await createTestDatabase();
const { db, address } = database;

const words = { to: 'ana@example.com', subject: 'Hello', text: 'CANARY-7731' };

/** An outbox whose jobs run when told, and one account. */
async function setup({ mailer = createMemoryMailer() } = {}) {
  await db.deleteFrom('mails').execute();
  const { deps, addUser } = await prepareFactors(database);
  const userId = await addUser();
  const kept = await createKeptJobs(db);
  const log = createMemoryLog();
  const parts = { ...deps, jobs: kept.jobs, mailer, log };
  const mails = createMailRepository(db, kept.jobs);
  kept.handle(sendMailJob(parts));
  const outbox = createOutbox(parts);
  const put = (mail: Partial<MailToSend> = {}) =>
    db.transaction().execute((trx) => outbox.send(trx, { userId, kind: 'verify_email', ...words, ...mail }));
  const rows = () => db.selectFrom('mails').selectAll().execute();
  const idOf = async () => (await rows())[0]?.id ?? '';
  const age = (hours: number) =>
    db
      .updateTable('mails')
      .set({ created_at: sql<Date>`now() - ${hours} * interval '1 hour'` })
      .execute();
  return { parts, mails, mailer, kept, log, outbox, put, rows, idOf, age, userId };
}

describe('a mail', () => {
  test('goes out once it was put out, and its words go with it', async () => {
    const { put, kept, rows, mailer } = await setup();

    await put();
    const [waiting] = await rows();
    await kept.runAll();

    expect(waiting).toMatchObject({ state: 'waiting', tries: 0, reason: null });
    expect(mailer.sent).toEqual([{ id: waiting?.id, ...words }]);
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1, sealed_mail: null, reason: null }]);
  });

  test('does not go when the rest is not kept', async () => {
    const { outbox, kept, mailer, userId } = await setup();
    const rolledBack = db.transaction().execute(async (trx) => {
      await outbox.send(trx, { userId, kind: 'verify_email', ...words });
      throw new Error('changed my mind');
    });

    await expect(rolledBack).rejects.toThrow('changed my mind');
    await kept.runAll();

    expect(mailer.sent).toEqual([]);
  });

  test('stands nowhere in plain words: neither in its row, nor in the queue, nor in the log', async () => {
    const { put, kept, rows, log } = await setup();
    await put();
    const stored = [await rows(), await kept.waiting()];
    await kept.runAll();

    const all =
      JSON.stringify([stored, log.lines]) +
      Buffer.from((stored[0]?.[0] as { sealed_mail: Buffer }).sealed_mail).toString('latin1');
    expect(all).not.toMatch(/CANARY|ana@|example\.com|Hello/);
  });

  test('goes with its account', async () => {
    const { put, kept, rows, mailer, userId } = await setup();
    await put();
    await db.deleteFrom('users').where('id', '=', String(userId)).execute();

    await kept.runAll();

    expect([mailer.sent, await rows()]).toEqual([[], []]);
  });

  test('that was moved to another row does not open there', async () => {
    const { put, kept, rows, mailer } = await setup();
    await put();
    await put({ text: 'another' });
    const [one, other] = await rows();
    await db
      .updateTable('mails')
      .set({ sealed_mail: one?.sealed_mail ?? null })
      .where('id', '=', other?.id ?? '')
      .execute();

    await kept.runAll();

    expect(mailer.sent).toHaveLength(1);
    expect(await rows()).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'failed', reason: 'damaged', sealed_mail: null })]),
    );
  });
});

describe('without a mail server', () => {
  test('nothing is queued, and whoever asks is told', async () => {
    const { parts, kept, rows, userId } = await setup();
    const outbox = createOutbox({ ...parts, mailer: undefined });

    const sending = db.transaction().execute((trx) => outbox.send(trx, { userId, kind: 'verify_email', ...words }));

    await expect(sending).rejects.toMatchObject({ code: 'account.mail_unavailable' });
    expect([outbox.canSend, await kept.waiting(), await rows()]).toEqual([false, [], []]);
  });

  test('what waited from before comes back later', async () => {
    const { parts, mails, put, rows, idOf } = await setup();
    await put();
    await sendMail({ ...parts, mails, mailer: undefined }, await idOf());
    expect(await rows()).toMatchObject([{ state: 'waiting', reason: 'not_configured' }]);
  });
});

describe('when the other side does not take it', () => {
  test.each(['unreachable', 'timed_out', 'try_later', 'not_allowed'] as const)(
    'for %s, it waits with the reason and comes back in a minute',
    async (reason) => {
      const { put, kept, rows, mailer } = await setup();
      mailer.failWith(reason);
      await put();
      await kept.runAll();

      expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1, reason, claimed_until: null }]);
      expect(await kept.waiting()).toMatchObject([{ queue: 'send-mail', after_seconds: 60 }]);

      mailer.failWith();
      await kept.runAll();
      expect(await rows()).toMatchObject([{ state: 'sent', tries: 2, reason: null }]);
    },
  );

  test('waits longer after each try, and two hours at most', () => {
    expect([1, 2, 3, 7, 8, 20].map(pauseAfter)).toEqual([60, 120, 240, 3840, 7200, 7200]);
  });

  test('for good, it is not tried again, and its words are forgotten', async () => {
    const { put, kept, rows, mailer } = await setup();
    mailer.failWith('refused');
    await put();
    await kept.runAll();
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'refused', sealed_mail: null }]);
    expect(await kept.waiting()).toEqual([]);
  });

  test('is tried for the last time when a day is over', async () => {
    const { put, kept, rows, mailer, age } = await setup();
    mailer.failWith('unreachable');
    await put();

    await age(23.99);
    await kept.runAll();
    const [{ after_seconds } = { after_seconds: null }] = await kept.waiting();
    await age(24.01);
    await kept.runAll();

    expect(after_seconds).toBeLessThanOrEqual(37);
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'unreachable', tries: 2, sealed_mail: null }]);
    expect(await kept.waiting()).toEqual([]);
  });

  test('after an unforeseen error, it comes back when its claim is over', async () => {
    const { parts, put, rows, kept, idOf } = await setup();
    await put();
    const mailId = await idOf();
    const broken: Mailer = { send: () => Promise.reject(new Error('CANARY')) };
    const job = sendMailJob({ ...parts, mailer: broken });
    const context = { signal: new AbortController().signal, attempt: 1 };

    await expect(job.run({ mailId }, context)).rejects.toThrow('CANARY');
    await job.run({ mailId }, { ...context, attempt: 2 });

    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    expect(await kept.waiting()).toMatchObject([{}, { after_seconds: 121 }]);
  });

  test('its job may be given up: the mail comes back all the same', async () => {
    const { parts, put, rows, kept, idOf } = await setup();
    await put();
    await sendMailJob(parts).giveUp?.({ mailId: await idOf() });
    expect(await rows()).toMatchObject([{ state: 'waiting', reason: 'interrupted' }]);
    expect(await kept.waiting()).toMatchObject([{}, { after_seconds: 121 }]);
  });
});

describe('two workers', () => {
  test('that have one mail in hand at once send it once', async () => {
    const { parts, mails, put, rows, idOf, mailer } = await setup();
    await put();
    const mailId = await idOf();

    await Promise.all(Array.from({ length: 20 }, () => sendMail({ ...parts, mails }, mailId)));
    await sendMail({ ...parts, mails }, mailId);

    expect(mailer.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1 }]);
  });

  test('leave alone what another one is sending, and look again when its time is over', async () => {
    const { parts, mails, put, rows, idOf, mailer, kept } = await setup();
    await put();
    await kept.jobs.send(sendMailQueue, { mailId: await idOf() });
    await mails.claim(await idOf()); // and then its process dies

    await sendMail({ ...parts, mails }, await idOf());
    expect([mailer.sent.length, (await kept.waiting()).at(-1)?.after_seconds]).toEqual([0, 121]);

    await db
      .updateTable('mails')
      .set({ claimed_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    await kept.runAll();
    expect(mailer.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  test('cannot settle a mail that was taken by another one since', async () => {
    const { mails, put, rows, idOf } = await setup();
    await put();
    const first = await mails.claim(await idOf());
    await db
      .updateTable('mails')
      .set({ claimed_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    await mails.claim(await idOf());

    if (first !== undefined) await mails.markFailed(first, 'refused');

    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 2 }]);
  });

  test('of the real queue deliver each of forty mails once', async () => {
    const { parts, userId, mailer, rows } = await setup();
    const open = () => startJobs({ address, queues: [sendMailQueue], log: createMemoryLog() });
    const workers = [await open(), await open()] as const;
    for (const jobs of workers) await jobs.work([sendMailJob({ ...parts, jobs })]);
    const outbox = createOutbox({ ...parts, jobs: workers[0] });

    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        db
          .transaction()
          .execute((trx) => outbox.send(trx, { userId, kind: 'verify_email', ...words, text: String(number) })),
      ),
    );
    await vi.waitFor(async () => expect((await rows()).every(({ state }) => state === 'sent')).toBe(true), {
      timeout: 20_000,
      interval: 100,
    });
    await Promise.all(workers.map((jobs) => jobs.stop({ withinMs: 1_000 })));

    expect(mailer.sent.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual([...Array(40).keys()]);
  });
});

test('what was settled a month ago is forgotten', async () => {
  const { put, kept, rows, age } = await setup();
  await put();
  await kept.runAll();
  await age(31 * 24);
  await put();
  await kept.runAll();
  expect(await rows()).toHaveLength(1);
});
