import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What is counted as one place: an IPv4 address, or the /64 of an IPv6 address, which is one household's. */
export function networkOf(address: string): string {
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const bare = address.replace(/%.*$/, '');
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an address, taken from its shortest form, which has one spelling. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const given = shortest.split(':').filter((group) => group !== '');
  const zeros = ':0'.repeat(8 - given.length);
  return shortest
    .replace('::', `${zeros}:`)
    .split(':')
    .filter((group) => group !== '');
}
