import { isDeepStrictEqual, parseArgs } from 'node:util';
import { createRandom } from '../hostile-files/mutate.ts';
import { fillInstallation } from '../support/fill-installation.ts';
import { moveOnce, moveThroughKills, pointsOf } from '../support/kill-moves.ts';
import { openPlaces, pictureOf } from '../support/places.ts';

// `npm run drill:move`: a move of many documents, once whole and once killed again and again, compared with where it began.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const [documents, kills, seed] = [values.documents, values.kills, values.seed].map(Number) as [number, number, number];

const places = await openPlaces();
try {
  const [home, whole, killed] = [
    await places.add('embedded', 'folder'),
    await places.add('server', 'bucket'),
    await places.add('server', 'bucket'),
  ];
  await fillInstallation(home, documents);
  const before = await pictureOf(home);
  const first = await moveOnce(home, whole);
  console.log(`${documents} documents: ${/Everything has moved.*/.exec(first.said)?.[0] ?? first.said}`);

  const tries = await moveThroughKills(home, killed, { kills, random: createRandom(seed), wholeMs: first.ms });
  console.log(pointsOf(tries).join('\n'));

  const isEqual = [];
  for (const place of [whole, killed, home]) isEqual.push(isDeepStrictEqual(await pictureOf(place), before));
  console.log(
    `Moved whole: ${said(isEqual[0])}. Moved with kills: ${said(isEqual[1])}. The old place: ${said(isEqual[2])}.`,
  );
  process.exitCode = isEqual.every(Boolean) ? 0 : 1;
} finally {
  await places.stop();
}

function said(isEqual: boolean | undefined): string {
  return isEqual === true ? 'complete and equal' : 'NOT EQUAL';
}
