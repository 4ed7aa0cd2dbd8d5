import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { AppError } from '#core/kernel/app-error.ts';
import type { Site } from './check-host.ts';
import { parseHost } from './parse-host.ts';

const usualPorts = { http: 80, https: 443 };

/** An origin as browsers write it. */
export const originOf = ({ protocol, hostname, port }: Site): string =>
  `${protocol}://${hostname}${port === undefined || port === usualPorts[protocol] ? '' : `:${port}`}`;

/** Where the browser that asks believes itself to be: the public address of the app, or what it asked for. Good to be shown to who asked. */
export const ownOrigin = ({ site }: { site: Site }, publicOrigin: string | undefined): string =>
  publicOrigin ?? originOf(site);

type Asked = {
  site: Site;
  headers: IncomingHttpHeaders;
  socket: { localAddress?: string | undefined; localPort?: number | undefined };
};

/** By these a proxy says that it passes on what somebody else asked. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * The origin of links that others are to follow, such as those in mails: undefined where none is safe. Anybody can ask in the name of any
 * host, and a link to a host of theirs would hand its token over. So without a public address it is only where this very connection has
 * arrived: the address of this machine and the port that the server listens on, which the system knows and nobody who asks can choose. Behind a
 * proxy that is the proxy's way here and not people's. A name never counts, but for `localhost` from this machine: which machine a name leads
 * to is decided elsewhere.
 */
export function findLinkOrigin({ site, headers, socket }: Asked, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin !== undefined) return publicOrigin;
  if (ofProxies.some((name) => headers[name] !== undefined)) return undefined;
  const { hostname, protocol, port = usualPorts[protocol] } = site;
  const arrived = hostnameOf(socket.localAddress ?? '');
  if (arrived === undefined || port !== socket.localPort) return undefined;
  const isSame = hostname === arrived || (hostname === 'localhost' && isLoopback(arrived));
  return isSame ? originOf(site) : undefined;
}

/** Throws AppError('server.address_unknown') where there is no origin for a link. */
export function requireLinkOrigin(origin: string | undefined): string {
  if (origin === undefined) throw new AppError('server.address_unknown');
  return origin;
}

const mapped = /^::ffff:(?=\d+\.)/i;

/** An address of the system as it stands in a URL. */
function hostnameOf(address: string): string | undefined {
  const bare = address.replace(mapped, '');
  return parseHost(isIPv6(bare) ? `[${bare}]` : bare)?.hostname;
}

const isLoopback = (hostname: string): boolean => hostname === '[::1]' || hostname.startsWith('127.');
