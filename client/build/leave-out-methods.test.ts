import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calledIn, withMethods } from './leave-out-methods.ts';

const root = join(process.cwd(), 'node_modules/zod/v4/classic');
const schemas = readFileSync(join(root, 'schemas.js'), 'utf8');

test('finds what is called, on whatever it is called', () => {
  expect([...calledIn(['z.string().min(1)', 'list\n  .map(String)\n  .optional();'])]).toEqual([
    'string',
    'min',
    'map',
    'optional',
  ]);
});

test('leaves out the methods that nothing calls, and keeps the others whole', () => {
  const code = withMethods(schemas, new Set(['min', 'nullable', 'parse']));

  expect(code).toContain('    nullable() {\n        return nullable(this);\n    },\n');
  expect(code).toContain('    parse: function _parse(data, params) {\n');
  expect(code).toContain('    min(...args) {\n        return this.check(checks.minLength(...args));\n    },\n');
  for (const gone of ['email(params)', 'optional()', 'parseAsync: async', 'superRefine(refinement']) {
    expect(schemas).toContain(`\n    ${gone}`);
    expect(code).not.toContain(`\n    ${gone}`);
  }
});

test('keeps what the methods call on their own schema', () => {
  const code = withMethods(schemas, new Set());

  expect(code).toContain('    check(...chks) {\n');
  expect(code).toContain('    clone(def, params) {\n');
});

test('makes objects that need no compiled parser', () => {
  expect(schemas).toContain('core.$ZodObjectJIT.init(');
  expect(withMethods(schemas, new Set())).toContain('core.$ZodObject.init(');
});
