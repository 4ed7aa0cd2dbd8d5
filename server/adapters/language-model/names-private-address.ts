import { isPrivateAddress, literalAddress } from './wire/private-addresses.ts';

/** Whether whoever set this up wrote an address of his own network, or of this machine, and so means it. */
export function namesPrivateAddress(baseUrl: string): boolean {
  const url = new URL(baseUrl);
  const literal = literalAddress(url);
  return literal === undefined ? url.hostname === 'localhost' : isPrivateAddress(literal);
}
