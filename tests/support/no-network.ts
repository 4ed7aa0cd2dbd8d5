import { Socket } from 'node:net';

// Tests may talk to this machine only. A connection to anywhere else is a mistake, and fails loudly.
const localHosts = new Set(['localhost', '127.0.0.1', '::1', undefined]);
const connect = Socket.prototype.connect;

Socket.prototype.connect = function guardedConnect(this: Socket, ...args: Parameters<typeof connect>) {
  const [first] = args as unknown[];
  const options = Array.isArray(first) ? first[0] : first;
  const host = typeof options === 'object' && options !== null && 'host' in options ? String(options.host) : undefined;
  const isUnixSocket = typeof options === 'object' && options !== null && 'path' in options;
  if (!isUnixSocket && !localHosts.has(host)) throw new Error(`The network is off in tests (tried ${host})`);
  return connect.apply(this, args);
} as typeof connect;
