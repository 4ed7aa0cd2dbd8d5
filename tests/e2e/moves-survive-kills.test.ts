import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../hostile-files/mutate.ts';
import { fillInstallation } from '../support/fill-installation.ts';
import { moveOnce, moveThroughKills, pointsOf } from '../support/kill-moves.ts';
import { openPlaces, pictureOf, type Places } from '../support/places.ts';

const documents = 400;
const kills = 3;
const seed = 10;

let places: Places;
beforeAll(async () => void (places = await openPlaces()), 240_000);
afterAll(() => places.stop());

test(`a move to a server, and one back, each killed ${kills} times, are complete and equal`, async () => {
  const home = await places.add('embedded', 'folder');
  await fillInstallation(home, documents);
  const picture = await pictureOf(home);
  const { code, ms: wholeMs } = await moveOnce(home, await places.add('server', 'bucket'));
  expect(code).toBe(0);
  const random = createRandom(seed);
  const server = await places.add('server', 'folder');
  const back = await places.add('embedded', 'bucket');

  const up = await moveThroughKills(home, server, { kills, random, wholeMs });
  const down = await moveThroughKills(server, back, { kills, random, wholeMs });

  expect([up.at(-1)?.code, down.at(-1)?.code]).toEqual([0, 0]);
  expect(
    up.slice(0, 2).map((one) => one.code),
    'killed among the rows and among the files',
  ).toEqual([null, null]);
  expect(await pictureOf(server)).toEqual(picture);
  expect(await pictureOf(back)).toEqual(picture);
  expect(await pictureOf(home)).toEqual(picture);
  console.log(
    `A move of ${documents} documents took ${Math.round(wholeMs)} ms.\n${pointsOf([...up, ...down]).join('\n')}`,
  );
}, 900_000);
