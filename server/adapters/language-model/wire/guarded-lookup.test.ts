import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { guardedLookup } from './guarded-lookup.ts';

type Answer = { error: Error | null; address: string | LookupAddress[]; family: number | undefined };

function look(addresses: LookupAddress[], { all = true, error = null as Error | null } = {}): Promise<Answer> {
  const lookup = guardedLookup((_name, answer) => answer(error, addresses));
  return new Promise((resolve) => {
    lookup('api.example.test', { all }, (fault, address, family) => resolve({ error: fault, address, family }));
  });
}
const open = { address: '93.184.215.14', family: 4 };
const own = { address: '127.0.0.1', family: 4 };

describe('the look-up of a connection', () => {
  test('answers the public addresses that were found', async () => {
    expect(await look([open, { address: '2606:4700::1111', family: 6 }])).toMatchObject({
      error: null,
      address: [open, { address: '2606:4700::1111', family: 6 }],
    });
  });

  test('answers one address to whoever asks for one', async () => {
    expect(await look([open], { all: false })).toEqual({ error: null, address: open.address, family: 4 });
  });

  test.each([
    ['a private address', [own]],
    ['a private one beside a public one', [open, own]],
    ['an IPv4 address inside of an IPv6 one', [{ address: '::ffff:10.0.0.1', family: 6 }]],
    ['no address', []],
  ])('answers nothing for %s', async (_name, addresses) => {
    expect(await look(addresses)).toMatchObject({ error: expect.any(Error) });
  });

  test('passes on that there is no such name', async () => {
    const error = new Error('ENOTFOUND');

    expect((await look([], { error })).error).toBe(error);
  });
});
