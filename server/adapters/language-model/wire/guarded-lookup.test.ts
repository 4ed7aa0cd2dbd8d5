import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';

type Answer = { error: Error | null; address: string | LookupAddress[]; family: number | undefined };

function look(resolve: Resolve | undefined, { all = true, name = 'api.example.test' } = {}): Promise<Answer> {
  const lookup = guardedLookup(resolve);
  return new Promise((answered) => {
    lookup(name, { all }, (error, address, family) => answered({ error, address, family }));
  });
}
const finding =
  (...addresses: LookupAddress[]): Resolve =>
  async () =>
    addresses;
const open = { address: '93.184.215.14', family: 4 };
const own = { address: '127.0.0.1', family: 4 };

describe('the look-up of a connection', () => {
  test('answers the public addresses that were found', async () => {
    const other = { address: '2606:4700::1111', family: 6 };

    expect(await look(finding(open, other))).toMatchObject({ error: null, address: [open, other] });
  });

  test('answers one address to whoever asks for one', async () => {
    expect(await look(finding(open), { all: false })).toEqual({ error: null, address: open.address, family: 4 });
  });

  test.each([
    ['a private address', [own]],
    ['a private one beside a public one', [open, own]],
    ['an IPv4 address inside of an IPv6 one', [{ address: '::ffff:10.0.0.1', family: 6 }]],
    ['no address', []],
  ])('answers nothing for %s', async (_name, addresses) => {
    expect(await look(finding(...addresses))).toMatchObject({ error: expect.any(Error) });
  });

  test.each([true, false])('passes on that there is no such name, as Node itself says it (all: %s)', async (all) => {
    // Too long for a name: known without asking anybody.
    const { error } = await look(undefined, { all, name: `${'x'.repeat(300)}.test` });

    expect(error).toMatchObject({ code: expect.stringMatching(/^E/) });
  });

  test.each([
    [
      'is thrown',
      () => {
        throw new Error('broken');
      },
    ],
    ['is no error', () => Promise.reject('broken')],
    ['is no list', () => Promise.resolve(undefined as never)],
  ] satisfies [string, Resolve][])(
    'answers with an error where what comes of the resolver %s',
    async (_name, resolve) => {
      expect(await look(resolve)).toMatchObject({ error: expect.any(Error), address: '' });
    },
  );
});
