import { expect, test } from 'vitest';
import { emptied } from './leave-out-unused.ts';

test('keeps every exported name and nothing behind it', () => {
  const code = 'import x from "y";\nexport const a = () => x;\nexport function b() {\n  return 1;\n}\nconst c = 2;\n';

  expect(emptied(code)).toBe('export const a = () => undefined;\nexport const b = () => undefined;\n');
});

test('keeps the names of a list, of a class, and what is exported by default', () => {
  const code = 'export class $A {}\nconst b = 1;\nconst d = 2;\nexport default function () {}\nexport { b, d as c };\n';

  expect(emptied(code)).toBe(
    ['$A', 'b', 'c'].map((name) => `export const ${name} = () => undefined;\n`).join('') +
      'export default () => undefined;\n',
  );
});
