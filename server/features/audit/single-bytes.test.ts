import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { ana, createTampering, line, ticket } from './tampering.test-helper.ts';

const { db } = await createTestDatabase();
const { tamper, setup, found, empty } = createTampering(db);

beforeEach(() => empty());

describe('with one byte of one column changed, anywhere', () => {
  const byte = fc.record({ at: fc.nat(1_000), mask: fc.integer({ min: 1, max: 255 }) });

  /** The value with one byte changed; undefined where the column could not hold it. */
  const textWith = (text: string, { at, mask }: { at: number; mask: number }): string | undefined => {
    const bytes = Buffer.from(text);
    const place = at % bytes.length;
    bytes.writeUInt8(bytes.readUInt8(place) ^ mask, place);
    const changed = bytes.toString();
    return Buffer.from(changed).equals(bytes) && !changed.includes('\0') ? changed : undefined;
  };
  const bytesWith = (bytes: Buffer, { at, mask }: { at: number; mask: number }): Buffer => {
    const changed = Buffer.from(bytes);
    const place = at % changed.length;
    changed.writeUInt8(changed.readUInt8(place) ^ mask, place);
    return changed;
  };
  const quoted = (text: string) => `convert_from('\\x${Buffer.from(text).toString('hex')}', 'UTF8')`;

  test.each(['owner', 'actor', 'action', 'fields'] as const)('of %s', async (column) => {
    await setup();
    await fc.assert(
      fc.asyncProperty(byte, fc.integer({ min: 1, max: 5 }), async (change, number) => {
        const was = await db
          .selectFrom('audit_events')
          .select(column)
          .where(sql<boolean>`${sql.raw(line(number))}`)
          .executeTakeFirstOrThrow();
        const text = textWith(was[column], change);
        fc.pre(text !== undefined);
        const moved = column === 'owner' ? `owner = ${quoted(text)} and number = ${number}` : line(number);
        await tamper(`update audit_events set ${column} = ${quoted(text)} where ${line(number)}`);
        expect(await found()).not.toEqual([]);
        await tamper(`update audit_events set ${column} = ${quoted(was[column])} where ${moved}`);
      }),
      { numRuns: 40 },
    );
    expect(await found()).toEqual([]);
  });

  test.each([
    ['audit_events', 'mac'],
    ['audit_heads', 'mac'],
  ] as const)('of %s.%s', async (table, column) => {
    await setup();
    await fc.assert(
      fc.asyncProperty(byte, async (change) => {
        const where = table === 'audit_events' ? line(3) : `owner = '${ana}'`;
        const { rows } = await sql<{ mac: Buffer }>`select ${sql.ref(column)} as mac from ${sql.table(table)}
          where ${sql.raw(where)}`.execute(db);
        const was = rows[0]?.mac ?? Buffer.of();
        const set = (bytes: Buffer) => `update ${table} set ${column} = '\\x${bytes.toString('hex')}' where ${where}`;
        await tamper(set(bytesWith(was, change)));
        expect(await found()).not.toEqual([]);
        await tamper(set(was));
      }),
      { numRuns: 40 },
    );
    expect(await found()).toEqual([]);
  });

  const uuidOf = (bytes: Buffer) =>
    bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const ofHead = `where owner = '${ana}'`;
  /** How to change one bit of what is stored, and how to change it back. */
  const changes: Record<string, (place: number) => [string, string]> = {
    number: (place) => {
      const moved = 4n ^ (2n << BigInt(place));
      return [
        `update audit_events set number = ${moved} where ${line(4)}`,
        `update audit_events set number = 4 where owner = '${ana}' and number = ${moved}`,
      ];
    },
    // Stored as microseconds. Later ones than these no time can hold.
    at: (place) => {
      const moved = `interval '1 microsecond' * ${2 ** (place % 53)}`;
      return [
        `update audit_events set at = at + ${moved} where ${line(3)}`,
        `update audit_events set at = at - ${moved} where ${line(3)}`,
      ];
    },
    ticket: (place) => [
      `update audit_events set ticket = '${uuidOf(
        bytesWith(Buffer.from(ticket.replaceAll('-', ''), 'hex'), { at: place, mask: 1 << (place % 8) }),
      )}' where ${line(3)}`,
      `update audit_events set ticket = '${ticket}' where ${line(3)}`,
    ],
    'number of the head': (place) => [
      `update audit_heads set number = ${5n ^ (1n << BigInt(place))} ${ofHead}`,
      `update audit_heads set number = 5 ${ofHead}`,
    ],
    'owner of the head': (place) => [
      `update audit_heads set owner = 'user:${place + 2}' ${ofHead}`,
      `update audit_heads set owner = '${ana}' where owner = 'user:${place + 2}'`,
    ],
  };

  test.each(Object.entries(changes))('of the %s', async (_what, changesAt) => {
    await setup();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 61 }), async (place) => {
        const [change, back] = changesAt(place);
        await tamper(change);
        expect(await found()).not.toEqual([]);
        await tamper(back);
      }),
      { numRuns: 40 },
    );
    expect(await found()).toEqual([]);
  });
});
