import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAsciiLabel } from './punycode.ts';

// RFC 3492, section 7.1, and names in use.
test.each([
  ['example', 'example'],
  ['bücher', 'xn--bcher-kva'],
  ['münchen', 'xn--mnchen-3ya'],
  ['他们为什么不说中文', 'xn--ihqwcrb4cv8a8dqg056pqjye'],
  ['почемужеонинеговорятпорусски', 'xn--b1abfaaepdrnnbgefbadotcwatmq2g4l'],
  ['ليهمابتكلموشعربي؟'.replace('؟', ''), domainToASCII('ليهمابتكلموشعربي')],
  ['ひとびと', domainToASCII('ひとびと')],
])('%s is %s', (label, ascii) => {
  expect(toAsciiLabel(label)).toBe(ascii);
});

test('any label of letters is what Node makes of it', () => {
  const unit = fc.constantFrom(...'abcxyz09éüßñøğжщяたテ漢字한글𠮷');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 15 }), (letters) => {
      expect(toAsciiLabel(`${letters}é`)).toBe(domainToASCII(`${letters}é`));
    }),
  );
});
