import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readConfig } from './config.ts';

const read = (variables: Record<string, string>) => readConfig(variables).s3;
const keys = { S3_ACCESS_KEY_ID: 'AKIA7', S3_SECRET_ACCESS_KEY: 'hushhush' };

test('files are in the data folder where nothing else is said', () => {
  expect(read({})).toBeUndefined();
});

test.each([
  ['s3://documents', 'documents', ''],
  ['s3://documents/', 'documents', ''],
  ['s3://documents/readback', 'documents', 'readback/'],
  ['s3://my.documents/a/b/', 'my.documents', 'a/b/'],
])('%s is bucket %s, prefix %j', (FILES, bucket, prefix) => {
  expect(read({ FILES })).toEqual({ bucket, prefix, region: 'us-east-1', endpoint: undefined, credentials: undefined });
});

test("a server of one's own, with a key", () => {
  expect(read({ FILES: 's3://documents', S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu-1', ...keys })).toEqual({
    bucket: 'documents',
    prefix: '',
    region: 'eu-1',
    endpoint: 'https://s3.example',
    credentials: { accessKeyId: 'AKIA7', secretAccessKey: 'hushhush' },
  });
});

test('the secret may stand in a file', () => {
  const file = join(temporaryFolder(), 'secret');
  writeFileSync(file, 'from-a-file\n');

  const s3 = read({ FILES: 's3://documents', S3_ACCESS_KEY_ID: 'AKIA7', S3_SECRET_ACCESS_KEY_FILE: file });

  expect(s3?.credentials).toEqual({ accessKeyId: 'AKIA7', secretAccessKey: 'from-a-file' });
});

test.each([
  [{ FILES: '/var/files' }, 'FILES'],
  [{ FILES: 's3://' }, 'FILES'],
  [{ FILES: 's3://Documents' }, 'FILES'],
  [{ FILES: 's3://documents/../other' }, 'FILES'],
  [{ S3_ENDPOINT: 'ftp://s3.example' }, 'S3_ENDPOINT'],
  [{ FILES: 's3://documents', S3_ACCESS_KEY_ID: 'AKIA7' }, 'S3_SECRET_ACCESS_KEY'],
  [{ FILES: 's3://documents', S3_SECRET_ACCESS_KEY: 'hushhush' }, 'S3_ACCESS_KEY_ID'],
])('%j is refused, and the value is not told', (variables, named) => {
  expect(() => read(variables)).toThrow(named);
  expect(() => read(variables)).not.toThrow('hushhush');
});
