import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { chooseClusterHome, clusterIn } from './cluster-home.ts';
import { findServiceUser } from './service-user.ts';

const isRoot = process.getuid?.() === 0;

function setup() {
  const root = temporaryFolder();
  const outsideRoot = join(root, 'outside');
  const closed = join(root, 'closed');
  const dataDir = join(closed, 'data');
  for (const folder of [outsideRoot, dataDir]) mkdirSync(folder, { recursive: true });
  const choose = () => chooseClusterHome(dataDir, findServiceUser([]), { outsideRoot });
  const putCluster = (home: string) => {
    mkdirSync(clusterIn(home), { recursive: true });
    writeFileSync(join(clusterIn(home), 'PG_VERSION'), '18');
  };
  return { closed, dataDir, choose, putCluster, inside: join(dataDir, 'postgres') };
}

test('the database is kept in the data folder', () => {
  const { choose, inside } = setup();
  expect(choose()).toEqual({ path: inside });
});

test('somebody who is not root keeps it there, whatever is above', () => {
  const { closed, dataDir, inside } = setup();
  chmodSync(closed, 0o700);
  expect(chooseClusterHome(dataDir, undefined)).toEqual({ path: inside });
});

describe.runIf(isRoot)('started by root', () => {
  test('a data folder that only root may open is opened for passing through, and for nothing else', () => {
    const { choose, dataDir, inside } = setup();
    chmodSync(dataDir, 0o700);

    expect(choose()).toEqual({ path: inside });
    expect(statSync(dataDir).mode & 0o777).toBe(0o701);
  });

  test('under a closed folder the database goes elsewhere, and that is said', () => {
    const { choose, closed, dataDir } = setup();
    chmodSync(closed, 0o700);

    const { path, note } = choose();

    expect(path).toMatch(/outside\/readback-[\da-f]{12}$/);
    expect(note).toContain(path);
    expect(note).toContain(dataDir);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });

  test('a database that went elsewhere is found again after the folder was opened', () => {
    const { choose, closed, putCluster } = setup();
    chmodSync(closed, 0o700);
    const { path } = choose();
    putCluster(path);
    chmodSync(closed, 0o755);

    expect(choose().path).toBe(path);
  });

  test('a database that can no longer be reached is not replaced by an empty one', () => {
    const { choose, closed, putCluster, inside } = setup();
    putCluster(inside);
    chmodSync(closed, 0o700);

    expect(choose).toThrow(/cannot be opened.*chmod o\+x/s);
  });
});
