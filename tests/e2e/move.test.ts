import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../support/app-server.ts';
import { fillInstallation } from '../support/fill-installation.ts';
import { createPerson } from '../support/http-person.ts';
import { atPlace, openPlaces, pictureOf, type Picture, type Place, type Places } from '../support/places.ts';
import { runAdmin } from '../support/run-admin.ts';
import { runNode } from '../support/run-node.ts';

const patience = 240_000;
const documents = 30;

let places: Places;
/** Where most moves begin. Nothing of them may leave a trace there. */
let home: Place;
let picture: Picture;

beforeAll(async () => {
  places = await openPlaces();
  home = await places.add('embedded', 'folder');
  await fillInstallation(home, documents);
  picture = await pictureOf(home);
}, patience);
afterAll(() => places.stop());

const move = (from: Place, to: Place, ...more: string[]) => runAdmin(['move', ...to.options, ...more], from.env);
const keyFileOf = ({ env }: Place): string => join(env['DATA_DIR'] ?? '', 'master.key');
const blobOf = ({ env }: Place, name: string): string => join(env['DATA_DIR'] ?? '', 'files', name);
const filesOf = (seen: Picture): string[] =>
  Object.keys(seen)
    .filter((name) => name.startsWith('file '))
    .map((name) => name.slice('file '.length));

test(
  'from one computer to a server, through every kind of place and back, everything stays as it was',
  async () => {
    const key = (await readFile(keyFileOf(home), 'utf8')).trim();
    const [server, half, otherHalf, back] = [
      await places.add('server', 'bucket'),
      await places.add('embedded', 'bucket'),
      await places.add('server', 'folder'),
      await places.add('embedded', 'folder'),
    ];

    const up = await move(home, server);
    expect(up).toMatchObject({ code: 0, err: '' });
    expect(up.out).toContain(`${documents} files`);
    expect(up.out).not.toContain(key);
    expect(await pictureOf(server)).toEqual(picture);
    await copyFile(keyFileOf(home), keyFileOf(server));

    expect(await move(server, half)).toMatchObject({ code: 0, err: '' });
    expect(await move(half, otherHalf)).toMatchObject({ code: 0, err: '' });
    expect(await pictureOf(otherHalf)).toEqual(picture);
    expect(await move(otherHalf, back)).toMatchObject({ code: 0, err: '' });

    expect(await pictureOf(back)).toEqual(picture);
    expect(await pictureOf(home)).toEqual(picture);
    // The key came along from folder to folder, and opens what is there.
    expect(await runAdmin(['first-admin', 'ana'], back.env)).toMatchObject({ code: 0, err: '' });
  },
  patience,
);

test(
  'people find their documents at the new place, and go on there',
  async () => {
    const from = await places.add('embedded', 'folder');
    const to = await places.add('server', 'bucket');
    let app = await startApp({ env: from.env });
    const ana = createPerson(() => app.url);
    await ana.register('ana');
    const id = await ana.upload('Blood test', 'Haemoglobin 9.8 g/dL 12.0-15.5 L');
    await expect.poll(() => ana.stageOf(id), { timeout: 60_000 }).toBe('explained');
    const everything = async () => [
      await ana.get(`/api/medical-documents/${id}`),
      await ana.get(`/api/interpretations/${id}`),
      await ana.original(id),
    ];
    const seen = await everything();
    await app.stop();

    expect(await move(from, to)).toMatchObject({ code: 0, err: '' });

    const env = { ...to.env, MASTER_KEY_FILE: keyFileOf(from) };
    expect(await runAdmin(['audit', 'verify'], env)).toMatchObject({ code: 0, err: '' });
    app = await startApp({ env });
    try {
      expect(await everything()).toEqual(seen);
      const later = await ana.upload('After it', 'Sodium 139 mmol/L 135-145');
      await expect.poll(() => ana.stageOf(later), { timeout: 60_000 }).toBe('explained');
    } finally {
      await app.stop();
    }
  },
  patience,
);

test(
  'the end of a move is told again, and another move to the same place is refused',
  async () => {
    const from = await places.add('server', 'folder');
    const to = await places.add('server', 'bucket');
    await fillInstallation(from, 3);
    await move(from, to);

    const again = await move(from, to, '--print-key');

    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toMatch(/^This move was finished before\./);
    expect(again.out).toContain(`MASTER_KEY=${(await readFile(keyFileOf(from), 'utf8')).trim()}\n`);

    await atPlace(from, ({ pool }) => pool.query(`update documents set owner = 'guest:b'`));
    const late = await move(from, to);
    expect(late.code).toBe(1);
    expect(late.err).toMatch(/^Somebody has moved to this database before/);
  },
  patience,
);

test(
  'a file that was lost before is named, and everything else moves',
  async () => {
    const from = await places.add('server', 'folder');
    await fillInstallation(from, 3);
    const [lost = ''] = filesOf(await pictureOf(from));
    await rm(blobOf(from, lost));
    const to = await places.add('server', 'folder');

    const { code, out, err } = await move(from, to);

    expect([code, err]).toEqual([1, '']);
    expect(out).toContain(`Lost before the move: the file ${lost}.`);
    expect(await pictureOf(to)).toEqual(await pictureOf(from));
  },
  patience,
);

describe('a move that was killed among its files', () => {
  /** A file of the old place that is never read to its end. Those of documents have been copied when its turn comes. */
  async function killed(from: Place, to: Place): Promise<void> {
    const blob = randomUUID();
    await atPlace(from, async ({ pool }) => {
      const id = randomUUID();
      await pool.query(`insert into uploads (id, owner, wrapped, network, size) values ($1, 'guest:a', '', '', 9)`, [
        id,
      ]);
      await pool.query('insert into upload_parts (upload_id, start_at, blob) values ($1, 0, $2)', [id, blob]);
    });
    execFileSync('mkfifo', [blobOf(from, blob)]);
    const command = runNode(['server/cli/admin.ts', 'move', ...to.options], { env: from.env });
    await command.printed('Copying files …');
    await expect.poll(() => copiedFiles(to), { timeout: 60_000 }).toBe(10);
    command.process.kill('SIGKILL');
    await command.exited;
    await rm(blobOf(from, blob));
    await writeFile(blobOf(from, blob), 'the part');
  }

  const copiedFiles = (to: Place): Promise<number | null> =>
    atPlace(to, async ({ pool }) => (await pool.query('select 1 from readback_move.files')).rowCount);

  async function setup() {
    const from = await places.add('server', 'folder');
    const to = await places.add('server', 'folder');
    await fillInstallation(from, 10);
    await killed(from, to);
    return { from, to };
  }

  test(
    'leaves a place where the program does not start, and goes on when given again',
    async () => {
      const { from, to } = await setup();
      await copyFile(keyFileOf(from), keyFileOf(to));

      const program = runNode(['server/main.ts'], { env: { ...to.env, PORT: '0' } });
      expect(await program.exited).toBe(1);
      expect(program.output()).toMatch(/^An installation is being moved to this database, and is not all here yet\./);
      expect((await runAdmin(['plan', 'ana', 'premium', '--now'], to.env)).err).toMatch(
        /^An installation is being moved/,
      );
      expect((await move(to, await places.add('embedded', 'folder'))).err).toMatch(/^An installation is being moved/);

      const again = await move(from, to);

      expect(again).toMatchObject({ code: 0, err: '' });
      expect(again.out).toMatch(/^The move goes on where it stopped\./);
      expect(await pictureOf(to)).toEqual(await pictureOf(from));
    },
    patience,
  );

  test(
    'brings what has changed at the old place since, and nothing that was deleted there',
    async () => {
      const { from, to } = await setup();
      const [deleted = ''] = filesOf(await pictureOf(to));
      await atPlace(from, async ({ pool, files }) => {
        await pool.query('delete from documents where blob = $1', [deleted]);
        await files.remove(deleted);
        await pool.query(`update documents set owner = 'guest:new'`);
      });

      const again = await move(from, to);

      expect(again).toMatchObject({ code: 0, err: '' });
      expect(again.out).toMatch(/^The rows are copied anew/);
      const seen = await pictureOf(to);
      expect(seen).toEqual(await pictureOf(from));
      expect(filesOf(seen)).not.toContain(deleted);
    },
    patience,
  );

  test(
    'does not end while a file or a row at the new place is not what was copied',
    async () => {
      const { from, to } = await setup();
      const [changed = ''] = filesOf(await pictureOf(to));
      const bytes = await readFile(blobOf(to, changed));
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      await writeFile(blobOf(to, changed), bytes);
      await atPlace(to, ({ pool }) => pool.query(`update document_keys set wrapped = '\\x00'`));

      const [first, second] = [await move(from, to), await move(from, to)];

      expect([first.code, second.code]).toEqual([1, 1]);
      expect(first.err).toMatch(/^Not what was copied are 1 files at the new place:/);
      expect(first.err).toContain(changed);
      expect(second.err).toMatch(/^Not what was copied is at the new place: document_keys\./);
      expect(await move(from, to)).toMatchObject({ code: 0, err: '' });
      expect(await pictureOf(to)).toEqual(await pictureOf(from));
    },
    patience,
  );

  test(
    'is not taken up by another installation',
    async () => {
      const { to } = await setup();
      const before = await pictureOf(to);

      expect((await move(home, to)).err).toMatch(
        /^The move that was begun to this database is of another installation/,
      );

      expect(await pictureOf(to)).toEqual(before);
    },
    patience,
  );
});
