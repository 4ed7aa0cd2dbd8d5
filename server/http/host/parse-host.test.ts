import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { malformedHosts } from '#tests/support/hostile-hosts.ts';
import { parseHost } from './parse-host.ts';

describe('a host is read as browsers write it', () => {
  test.each([
    ['localhost', 'localhost', undefined, false],
    ['LocalHost:3000', 'localhost', 3000, false],
    ['a.localhost:1', 'a.localhost', 1, false],
    ['read_back-1.example:65535', 'read_back-1.example', 65_535, false],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example', undefined, false],
    ['127.0.0.1:80', '127.0.0.1', 80, true],
    ['192.168.1.5', '192.168.1.5', undefined, true],
    ['[::1]:3000', '[::1]', 3000, true],
    ['[2001:DB8:0:0::1]', '[2001:db8::1]', undefined, true],
    ['[::ffff:192.0.2.1]', '[::ffff:c000:201]', undefined, true],
  ])('%s', (text, hostname, port, isLiteral) => {
    expect(parseHost(text)).toEqual({ hostname, port, isLiteral });
  });
});

test.each(malformedHosts)('%j is no host', (text) => {
  expect(parseHost(text)).toBeUndefined();
});

test('whatever is read is what a browser would ask, and nothing else is ever thrown', () => {
  const label = fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}$/);
  const address = fc.oneof(
    fc.ipV4(),
    fc.ipV6().map((literal) => `[${literal}]`),
    fc.domain(),
    label,
  );
  const nearHost = fc
    .tuple(address, fc.constantFrom('', ':', ':80', ':99999', '.', '@', '/'))
    .map((parts) => parts.join(''));

  fc.assert(
    fc.property(fc.oneof(anyText, nearHost), (text) => {
      const host = parseHost(text);
      if (host === undefined) return;
      const { hostname, host: whole } = new URL(`http://${text}`);
      expect(hostname).toBe(host.hostname);
      expect(whole).toBe(host.port === undefined || host.port === 80 ? hostname : `${hostname}:${host.port}`);
    }),
  );
});
