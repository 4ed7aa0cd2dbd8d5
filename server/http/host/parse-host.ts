import { isIPv4, isIPv6 } from 'node:net';

/** A host as it stands in addresses. `port` is undefined where it is that of the protocol. */
export type Host = {
  /** As browsers write it: in lower case, an IPv6 address in brackets and in its shortest form. */
  hostname: string;
  port: number | undefined;
  /** Whether it is an address in numbers, which no name server had a say in. */
  isLiteral: boolean;
};

const label = String.raw`[a-z\d_-]{1,63}`;
const shape = new RegExp(
  String.raw`^(?:\[(?<ipv6>[\da-f:.]{2,45})\]|(?<plain>${label}(?:\.${label}){0,30}))(?::(?<port>[1-9]\d{0,4}))?$`,
  'i',
);
const highestPort = 65_535;

/** Reads the value of a Host header. Undefined for whatever browsers would not send: user names, paths, spaces, short forms of IPv4 addresses … */
export function parseHost(text: string): Host | undefined {
  const { ipv6, plain = '', port: digits } = shape.exec(text)?.groups ?? {};
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && port > highestPort) return undefined;

  const written = ipv6 === undefined ? plain.toLowerCase() : `[${ipv6}]`;
  if (!URL.canParse(`http://${written}`)) return undefined;
  const { hostname } = new URL(`http://${written}`);
  if (ipv6 !== undefined) return isIPv6(ipv6) ? { hostname, port, isLiteral: true } : undefined;
  return hostname === written ? { hostname, port, isLiteral: isIPv4(hostname) } : undefined;
}
