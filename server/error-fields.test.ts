import { expect, test } from 'vitest';
import { AppError } from '#core/kernel/app-error.ts';
import { errorFields } from './error-fields.ts';

test('says what kind of error it is and where it arose, and nothing that it says', () => {
  const fields = errorFields(new TypeError('CANARY is not a function\n    at CANARY\n    at CANARY:1:2'));

  expect(fields).toMatchObject({ error: 'TypeError', at: expect.stringContaining('server/error-fields.test.ts:') });
  expect(JSON.stringify(fields)).not.toContain('CANARY');
});

test('carries the codes of the system and of the cause', () => {
  const full = Object.assign(new Error('CANARY: no space left'), { code: 'ENOSPC' });

  expect(errorFields(full)).toMatchObject({ error: 'Error ENOSPC' });
  expect(errorFields(new AppError('storage.full', { cause: full }))).toMatchObject({
    error: 'AppError storage.full',
    cause: 'Error ENOSPC',
  });
});

test.each([['CANARY'], [undefined], [{ message: 'CANARY' }]])('what is no error is named by its type', (thrown) => {
  expect(errorFields(thrown)).toEqual({ error: typeof thrown });
});
