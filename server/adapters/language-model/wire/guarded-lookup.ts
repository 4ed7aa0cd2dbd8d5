import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/**
 * Every address of a name. A promise rather than a callback on purpose: any failure rejects it, whereas an exception in a callback of Node
 * ends the process.
 */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const resolveBySystem: Resolve = (name) => lookup(name, { all: true });

/**
 * The look-up of one connection. Its answer is what is dialled, with no second look-up between, so a name that changes its address
 * cannot get past it. Only public addresses are answered, and none where the name has a private one beside them.
 */
export function guardedLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (name, options, answer) => {
    publicAddresses(name, resolve).then(
      ([first, ...others]) =>
        options.all === true ? answer(null, [first, ...others]) : answer(null, first.address, first.family),
      (error: unknown) => answer(error instanceof Error ? error : new Error('The look-up failed.'), ''),
    );
  };
}

async function publicAddresses(name: string, resolve: Resolve): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(name);
  if (first === undefined || [first, ...others].some(({ address }) => isPrivateAddress(address))) {
    throw new Error('No public address.');
  }
  return [first, ...others];
}
