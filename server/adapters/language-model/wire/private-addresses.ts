import { BlockList, isIP } from 'node:net';

// Addresses that are not of the public internet (IANA special-purpose registries, RFC 6890 and its successors).
const ranges4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
// Those that carry an IPv4 address inside (mapped, NAT64, 6to4, Teredo) could lead anywhere.
const ranges6 = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const special = new BlockList();
for (const [ranges, family] of [
  [ranges4, 'ipv4'],
  [ranges6, 'ipv6'],
] as const) {
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    special.addSubnet(network, Number(bits), family);
  }
}

/** Whether an IP address is of this machine, of a private network, or otherwise not of the public internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || special.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The host of a URL as an address, without the brackets of IPv6; undefined when it is a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
}
