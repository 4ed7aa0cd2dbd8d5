import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJsonOnly } from './json-only.ts';

const json = '{"summary":[{"t":"a } in \\"words\\" { and \\\\","s":[1]}],"findings":[]}';

function readIn(pieceLength: number, said: string, names = ['summary', 'findings'], limit = 10_000) {
  const reader = createJsonOnly(names, limit);
  let text = '';
  for (let at = 0; at < said.length; at += pieceLength) text += reader.push(said.slice(at, at + pieceLength));
  return { text, state: reader.state(), isBegun: reader.isBegun() };
}

const wrappings = [
  ['nothing', json],
  ['a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['a fence without a language', `\`\`\`\n${json}\n\`\`\`\n`],
  ['thoughts', `<think>\nFirst {"summary": "no"} and then <b>.\n</think>\n\n${json}`],
  ['two thoughts', `<think>one {</think><think>two</think>${json}`],
  ['kind words before and after', `Of course! Here is your JSON:\n\n${json}\n\nLet me know if you need {more}.`],
  ['a brace in the words before', `The set {a, b} and the object {"x": 1} become: ${json}`],
  ['an angle bracket before', `if 3 < 5 then <thing> ${json}`],
  ['blanks inside', json.replace('{"summary"', '{\n  "summary"')],
] as const;

describe('the JSON in what a model says', () => {
  describe.each([1, 2, 3, 7, 1000])('in pieces of %i', (pieceLength) => {
    test.each(wrappings)('is found in %s', (_name, said) => {
      const { text, state } = readIn(pieceLength, said);

      expect(JSON.parse(text)).toEqual(JSON.parse(json));
      expect(state).toBe('whole');
    });
  });

  test.each([
    ['nothing at all', '', 'nothing'],
    ['words only', 'I cannot help with that.', 'prose'],
    ['an object of other names', '{"error":"no"}', 'prose'],
    ['an empty object', '{}', 'prose'],
    ['a list', '[1,2]', 'prose'],
    ['thoughts without end', `<think>${json}`, 'prose'],
  ])('is not there in %s', (_name, said, state) => {
    expect(readIn(3, said)).toEqual({ text: '', state, isBegun: false });
  });

  test('is begun and not whole when it breaks off', () => {
    expect(readIn(5, json.slice(0, -1))).toMatchObject({ text: json.slice(0, -1), state: 'begun', isBegun: true });
  });

  test('comes as soon as its first name is known', () => {
    const reader = createJsonOnly(['summary'], 100);

    expect([reader.push('{"summ'), reader.push('ary"'), reader.push(':[')]).toEqual(['', '{"summary"', ':[']);
  });

  test('is found in any JSON, however it comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.integer({ min: 1, max: 40 }), (value, after, pieceLength) => {
        const whole = JSON.stringify({ summary: value });

        expect(readIn(pieceLength, `Here:\n${whole}${after}`).text).toBe(whole);
      }),
    );
  });

  test('is over when the words after it find no end', () => {
    const reader = createJsonOnly(['summary'], 10_000);
    reader.push('{"summary":[]}\n```\nThat is all.');
    expect(reader.isOver()).toBe(false);

    reader.push('a'.repeat(2000));

    expect(reader.isOver()).toBe(true);
  });

  test('is given up when too much has been said', () => {
    expect(() => readIn(10, 'a'.repeat(101), ['summary'], 100)).toThrow('garbage');
    expect(() => readIn(10, json.replace('words', 'w'.repeat(200)), ['summary'], 100)).toThrow('garbage');
  });

  test('does not wait for a name without end', () => {
    expect(readIn(50, `{"${'n'.repeat(5000)}`)).toMatchObject({ text: '', state: 'prose' });
  });
});
