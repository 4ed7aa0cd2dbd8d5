import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { findPackage, placeBinaries } from './binaries.ts';
import { findServiceUser } from './service-user.ts';

const isRoot = process.getuid?.() === 0;

/** A package as npm unpacks it when it runs no install scripts: without its links. */
function setup() {
  const folder = temporaryFolder();
  const root = join(folder, 'home/package');
  const write = (path: string, content: string, mode = 0o644) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content, { mode });
  };
  write('package.json', '{"version":"1.2.3"}');
  write('native/bin/postgres', '#!/bin/sh\nexit 0\n', 0o755);
  write('native/lib/libpq.so.5.18', 'library');
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  write('native/pg-symlinks.json', JSON.stringify([link]));
  const copies = join(folder, 'copies');
  return {
    home: join(folder, 'home'),
    root,
    copies,
    place: () => placeBinaries(root, { user: findServiceUser([]), copies }),
  };
}

test('the programs for this machine are installed with the app', () => {
  expect(existsSync(join(findPackage(), 'native/bin/postgres'))).toBe(true);
});

test('links that no install script has made are put back', () => {
  const { root, place } = setup();

  expect(place()).toBe(join(root, 'native/bin'));
  expect(readlinkSync(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

test('links that are there stay as they are', () => {
  const { root, place } = setup();
  place();
  const { ino } = lstatSync(join(root, 'native/lib/libpq.so.5'));

  place();

  expect(lstatSync(join(root, 'native/lib/libpq.so.5')).ino).toBe(ino);
});

describe.runIf(isRoot)('started by root', () => {
  test('programs under a closed folder are copied once to where their user can run them', () => {
    const { home, copies, place } = setup();
    chmodSync(home, 0o700);

    const bin = place();
    const { ino } = statSync(join(bin, 'postgres'));

    expect(bin).toBe(join(copies, 'postgres-1.2.3/native/bin'));
    expect(readFileSync(join(bin, '../lib/libpq.so.5'), 'utf8')).toBe('library');
    expect(place()).toBe(bin);
    expect(statSync(join(bin, 'postgres')).ino).toBe(ino);
  });

  test('a copy can be run by its user, however the package was masked', () => {
    const { home, root, place } = setup();
    chmodSync(home, 0o700);
    chmodSync(join(root, 'native/bin/postgres'), 0o700);
    chmodSync(join(root, 'native/lib/libpq.so.5.18'), 0o600);

    const bin = place();

    expect(statSync(join(bin, 'postgres')).mode & 0o777).toBe(0o755);
    expect(statSync(join(bin, '../lib/libpq.so.5')).mode & 0o777).toBe(0o644);
  });
});
