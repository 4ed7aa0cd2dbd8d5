import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { AppError } from '#core/kernel/app-error.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { clearAttempts, createTryCounter, forgetAttempts, reserveAttempt } from './attempts.ts';

const { db } = await createTestDatabase();
const blindIndex = createBlindIndex(randomBytes(32));

/** What an attempt was told: nothing when it may go on, the minutes to wait otherwise. */
async function outcomeOf(attempt: Promise<void>): Promise<string | number | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    return error instanceof AppError ? (error.values?.['minutes'] ?? error.code) : 'a fault';
  }
}

function setup() {
  const subject = `ana-${randomUUID()}`;
  const attempt = { scope: 'login', subject };
  const tries = async (count: number) =>
    Promise.all(Array.from({ length: count }, () => outcomeOf(reserveAttempt(db, blindIndex, attempt))));
  const pass = (minutes: number) =>
    sql`update attempts set since = since - make_interval(mins => ${minutes}) where subject = ${blindIndex('attempt', subject)}`.execute(
      db,
    );
  return { subject, attempt, tries, pass };
}

const through = (outcomes: unknown[]) => outcomes.filter((outcome) => outcome === undefined).length;

describe('tries at one secret', () => {
  test('are ten, of however many come at once', async () => {
    const { tries } = setup();
    const outcomes = await tries(150);

    expect(through(outcomes)).toBe(10);
    expect(outcomes.filter((minutes) => minutes === 1)).toHaveLength(140);
  });

  test('are refused for 1, 2, 4 … 60 minutes, longer each time', async () => {
    const { tries, pass } = setup();
    const waits: unknown[] = [];
    for (let round = 0; round < 9; round += 1) {
      expect(through(await tries(10))).toBe(10);
      const [minutes] = await tries(1);
      waits.push(minutes);
      await pass(Number(minutes));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('that are refused do not make the wait longer', async () => {
    const { tries, pass } = setup();
    await tries(60);
    await pass(1);
    expect(await tries(1)).toEqual([undefined]);
  });

  test('are forgotten after the right secret', async () => {
    const { tries, attempt } = setup();
    await tries(11);
    await clearAttempts(db, blindIndex, attempt);
    expect(through(await tries(150))).toBe(10);
  });

  test('are forgotten after a day without any', async () => {
    const { tries, pass } = setup();
    await tries(10);
    await pass(1);
    await tries(9);
    await pass(24 * 60 + 1);

    expect(through(await tries(20))).toBe(10);
    expect(await tries(1)).toEqual([1]);
  });

  test('do not count for another one, nor for the same in another place', async () => {
    const [ana, ben] = [setup(), setup()];
    await ana.tries(20);

    expect(await ben.tries(1)).toEqual([undefined]);
    const elsewhere = { scope: 'elsewhere', subject: ana.subject };
    expect(await outcomeOf(reserveAttempt(db, blindIndex, elsewhere))).toBeUndefined();
  });

  test('may be fewer', async () => {
    const attempt = { ...setup().attempt, limit: 3 };
    const outcomes = Array.from({ length: 20 }, () => outcomeOf(reserveAttempt(db, blindIndex, attempt)));
    expect(through(await Promise.all(outcomes))).toBe(3);
  });

  test('leave nothing behind that names whose they were', async () => {
    const { tries, subject } = setup();
    await tries(1);
    const rows = await db.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.subject.toString('latin1')))).not.toContain(subject);
  });
});

describe('requests of one network', () => {
  const count = createTryCounter({ db, blindIndex });

  test('are twenty a minute, of however many come at once', async () => {
    const network = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 80 }, () => outcomeOf(count('login', network))));

    expect(through(outcomes)).toBe(20);
    expect(outcomes).toContain('request.too_many');
  });

  test('are counted anew in the next minute, and apart from other routes and networks', async () => {
    const network = randomUUID();
    for (let turn = 0; turn < 21; turn += 1) await outcomeOf(count('login', network));
    expect(await outcomeOf(count('login', network))).toBe('request.too_many');

    expect(await outcomeOf(count('register', network))).toBeUndefined();
    expect(await outcomeOf(count('login', randomUUID()))).toBeUndefined();
    await db
      .updateTable('attempts')
      .set({ since: sql`since - interval '61 seconds'` })
      .execute();
    expect(await outcomeOf(count('login', network))).toBeUndefined();
  });
});

test('what was tried a day ago is cleared away, and nothing else', async () => {
  await db.deleteFrom('attempts').execute();
  const [old, fresh] = [setup(), setup()];
  await old.tries(1);
  await fresh.tries(1);
  await old.pass(24 * 60 + 1);

  await forgetAttempts(db);

  const left = await db.selectFrom('attempts').select('subject').execute();
  expect(left).toEqual([{ subject: blindIndex('attempt', fresh.subject) }]);
});
