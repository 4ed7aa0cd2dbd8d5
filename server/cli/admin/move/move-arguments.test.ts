import { expect, test } from 'vitest';
import { UsageError } from '../../usage-error.ts';
import { parseMoveArguments } from './move-arguments.ts';

const server = 'postgresql://readback@db.example/readback';

test.each([
  [
    ['--to', server, '--files', 's3://documents/readback'],
    { databaseUrl: server, bucket: 's3://documents/readback', dataDir: undefined },
  ],
  [
    ['--data-dir', '/srv/readback', '--files', 'folder', '--to', 'embedded'],
    { databaseUrl: undefined, bucket: undefined, dataDir: '/srv/readback' },
  ],
  [
    ['--to', server, '--files=folder', '--data-dir=/srv/readback'],
    { databaseUrl: server, bucket: undefined, dataDir: '/srv/readback' },
  ],
])('%j says where everything goes', (args, to) => {
  expect(parseMoveArguments(args)).toEqual({ to, printsKey: false });
});

test('the key is printed when that is asked for', () => {
  const args = ['--to', server, '--files', 's3://documents', '--print-key'];
  expect(parseMoveArguments(args).printsKey).toBe(true);
});

test.each([
  ['nothing', [], '--to'],
  ['no place for the files', ['--to', server], '--files'],
  ['another kind of database', ['--to', 'mysql://db', '--files', 's3://documents'], '--to'],
  ['a database that is no address', ['--to', 'postgresql://a b:x', '--files', 's3://documents'], '--to'],
  ['a bucket without a name', ['--to', server, '--files', 's3://'], '--files'],
  ['no folder for the database', ['--to', 'embedded', '--files', 's3://documents'], '--data-dir'],
  ['no folder for the files', ['--to', server, '--files', 'folder'], '--data-dir'],
  ['a folder that nothing goes into', ['--to', server, '--files', 's3://documents', '--data-dir', 'a'], '--data-dir'],
  ['an unknown option', ['--to', server, '--files', 's3://documents', '--force'], 'The options are'],
  ['a word too many', ['--to', server, '--files', 's3://documents', 'now'], 'The options are'],
])('%s cannot be used', (_what, args, words) => {
  expect(() => parseMoveArguments(args)).toThrow(UsageError);
  expect(() => parseMoveArguments(args)).toThrow(words);
});
