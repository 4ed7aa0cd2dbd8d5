import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillInstallation } from '../support/fill-installation.ts';
import { atPlace, openPlaces, pictureOf, type Place, type Places } from '../support/places.ts';
import { runAdmin } from '../support/run-admin.ts';

const patience = 240_000;

let places: Places;
let home: Place;

beforeAll(async () => {
  places = await openPlaces();
  home = await places.add('embedded', 'folder');
  await fillInstallation(home, 3);
}, patience);
afterAll(() => places.stop());

const keyFileOf = ({ env }: Place): string => join(env['DATA_DIR'] ?? '', 'master.key');

describe('refused in plain words, with nothing changed', () => {
  const refusal = async (to: Place, from = home): Promise<string> => {
    const { code, out, err } = await runAdmin(['move', ...to.options], from.env);
    expect([code, out]).toEqual([1, '']);
    return err;
  };

  test(
    'a database with something in it',
    async () => {
      const to = await places.add('server', 'bucket');
      await atPlace(to, ({ pool }) => pool.query('create table theirs (id int)'));
      expect(await refusal(to)).toMatch(/^There is something in the new database already/);
    },
    patience,
  );

  test.each(['folder', 'bucket'] as const)(
    'a %s with files in it',
    async (kind) => {
      const to = await places.add('server', kind);
      await atPlace(to, ({ files }) => files.write('theirs', bytes('something')));
      expect(await refusal(to)).toMatch(/^There are files at the new place already/);
      expect(Object.keys(await pictureOf(to))).toEqual(['file theirs']);
    },
    patience,
  );

  test(
    'a folder with another master key',
    async () => {
      const to = await places.add('embedded', 'folder');
      await writeFile(keyFileOf(to), randomBytes(32).toString('base64'));
      expect(await refusal(to)).toMatch(/^There is another master key in/);
    },
    patience,
  );

  test(
    'a place where the program runs, old or new',
    async () => {
      const to = await places.add('server', 'bucket');
      const running = { applicationName: 'readback' };
      const atWork = async (place: Place, check: () => Promise<void>) =>
        atPlace(place, async ({ pool }) => void (await pool.query('select 1'), await check()), running);

      await atWork(to, async () => expect(await refusal(to)).toMatch(/^The program is running at the new place/));
      await atWork(home, async () => expect(await refusal(to)).toMatch(/^The program is running at the old place/));
      await atWork(to, async () => {
        const elsewhere = await places.add('embedded', 'folder');
        expect(await refusal(elsewhere, to)).toMatch(/^The program is running at the old place/);
      });
    },
    patience,
  );

  test(
    'the place where everything is already',
    async () => {
      expect(await refusal(home)).toMatch(/^The database is at this place already/);
      const sameFiles = {
        ...home,
        options: (await places.add('server', 'folder')).options.with(-1, home.env['DATA_DIR'] ?? ''),
      };
      expect(await refusal(sameFiles)).toMatch(/^The files are at this place already/);
    },
    patience,
  );

  test(
    'a place where nothing is, and one that its key does not open',
    async () => {
      const [empty, to] = [await places.add('embedded', 'folder'), await places.add('server', 'bucket')];
      expect(await refusal(to, empty)).toMatch(/^There is no installation where the settings point to/);
      const otherKey = { ...home, env: { ...home.env, MASTER_KEY: randomBytes(32).toString('base64') } };
      expect(await refusal(to, otherKey)).toMatch(/^The master key does not open what is stored at the old place/);
    },
    patience,
  );

  test(
    'a server that does not answer, named by the option and without its password',
    async () => {
      const to = { env: {}, options: ['--to', 'postgresql://a:secret@127.0.0.1:1/a', '--files', 's3://documents/x'] };
      const words = await refusal(to);
      expect(words).toMatch(/^The database of --to could not be reached/);
      expect(words).not.toContain('secret');
    },
    patience,
  );
});

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
