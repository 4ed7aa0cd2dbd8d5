import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/** Every address of a name. */
export type Resolve = (
  name: string,
  answer: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (name, answer) => {
  lookup(name, { all: true }, answer);
};

/**
 * The look-up of one connection. Its answer is what is dialled, with no second look-up between, so a name that changes its address
 * cannot get past it. Only public addresses are answered, and none where the name has a private one beside them.
 */
export function guardedLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (name, options, answer) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      const refused = addresses.some(({ address }) => isPrivateAddress(address));
      const fault = error ?? (refused || first === undefined ? new Error('No public address.') : null);
      if (fault !== null || first === undefined) answer(fault, '');
      else if (options.all === true) answer(null, [...addresses]);
      else answer(null, first.address, first.family);
    });
  };
}
