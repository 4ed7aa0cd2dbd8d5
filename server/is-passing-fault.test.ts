import { expect, test } from 'vitest';
import { AppError } from '#core/kernel/app-error.ts';
import { isPassingFault } from './is-passing-fault.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['files that cannot be reached', new AppError('server.unavailable')],
  ['a place that is full', new AppError('storage.full')],
  ['a disk that is full', withCode('ENOSPC')],
  ['a database whose disk is full', withCode('53100')],
  ['a database that shuts down', withCode('57P01')],
  ['no descriptor left', withCode('EMFILE')],
  ['a transaction that came across another one', withCode('40001')],
])('%s may come back', (_name, error) => expect(isPassingFault(error)).toBe(true));

test.each([
  ['a damaged file', new AppError('storage.damaged')],
  ['a fault of the program', new TypeError('x is not a function')],
  ['a row that is there already', withCode('23505')],
  ['what is no error', 'away'],
])('%s will be the same next time', (_name, error) => expect(isPassingFault(error)).toBe(false));
