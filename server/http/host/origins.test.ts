import { describe, expect, test } from 'vitest';
import { findLinkOrigin, ownOrigin, requireLinkOrigin } from './origins.ts';
import { parseHost } from './parse-host.ts';

const publicOrigin = 'https://readback.example';

type Way = { at?: string; port?: number; headers?: Record<string, string>; protocol?: 'http' | 'https' };

/** A request in the name of `host`, over a connection that arrived `at` this address and port of the machine. */
function asked(host: string, { at, port = 3000, headers = {}, protocol = 'http' }: Way = {}) {
  const parsed = parseHost(host);
  if (parsed === undefined) throw new Error(`${host} is no host`);
  return { site: { ...parsed, protocol }, headers, socket: { localAddress: at, localPort: port } };
}

describe('the origin that is shown to who asks', () => {
  test('is the public one, whatever was asked for', () => {
    expect(ownOrigin(asked('192.0.2.1'), publicOrigin)).toBe(publicOrigin);
  });

  test.each([
    ['localhost:80', 'http', 'http://localhost'],
    ['Localhost:3000', 'http', 'http://localhost:3000'],
    ['nas:443', 'https', 'https://nas'],
    ['nas:80', 'https', 'https://nas:80'],
    ['[::1]', 'http', 'http://[::1]'],
  ] as const)('without a public one is that of %s over %s, as browsers write it', (host, protocol, origin) => {
    expect(ownOrigin(asked(host, { protocol }), undefined)).toBe(origin);
  });
});

describe('a link for others', () => {
  test('leads to the public address, whoever asks', () => {
    expect(findLinkOrigin(asked('192.168.66.6'), publicOrigin)).toBe(publicOrigin);
  });

  test.each([
    ['192.168.1.5:3000', { at: '192.168.1.5' }],
    ['192.168.1.5', { at: '192.168.1.5', port: 80 }],
    ['192.168.1.5:3000', { at: '::ffff:192.168.1.5' }],
    ['[2001:db8::5]:3000', { at: '2001:db8:0:0::5' }],
    ['127.0.0.1:3000', { at: '127.0.0.1' }],
    ['[::1]:3000', { at: '::1' }],
    ['localhost:3000', { at: '127.0.0.1' }],
    ['localhost:3000', { at: '::1' }],
  ])('may lead to %s, where the request itself arrived', (host, way) => {
    expect(findLinkOrigin(asked(host, way), undefined)).toBe(`http://${host}`);
  });

  test.each([
    ['another private address', '192.168.66.6:3000', { at: '192.168.1.5' }],
    ['another address of this machine', '10.8.0.1:3000', { at: '192.168.1.5' }],
    ['a public address', '203.0.113.7:3000', { at: '192.168.1.5' }],
    ['the usual port, where the server listens on another', '192.168.1.5', { at: '192.168.1.5' }],
    ['another port', '192.168.1.5:8080', { at: '192.168.1.5' }],
    ['this machine, asked from another', 'localhost:3000', { at: '192.168.1.5' }],
    ['this machine in numbers, asked from another', '127.0.0.1:3000', { at: '192.168.1.5' }],
    ['another address of the loopback', '127.0.0.2:3000', { at: '127.0.0.1' }],
    ['the name of a machine', 'nas:3000', { at: '192.168.1.5' }],
    ['a local name', 'nas.local:3000', { at: '127.0.0.1' }],
    ['a name below localhost', 'a.localhost:3000', { at: '127.0.0.1' }],
    ['where it did not arrive by a network', 'localhost:3000', {}],
  ])('never leads to %s', (_what, host, way) => {
    expect(findLinkOrigin(asked(host, way), undefined)).toBeUndefined();
  });

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'never leads to where a proxy reaches the server (%s)',
    (header) => {
      const way = { at: '127.0.0.1', headers: { [header]: 'x' } };
      expect(findLinkOrigin(asked('localhost:3000', way), undefined)).toBeUndefined();
    },
  );

  test('that leads nowhere is refused in words of its own', () => {
    expect(() => requireLinkOrigin(undefined)).toThrow('server.address_unknown');
  });
});
