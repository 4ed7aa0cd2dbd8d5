import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRestarts } from './restarts.mjs';
import { supervise } from './supervise.mjs';

// Supervises itself: each life does what its part of LIVES says, and is counted by the lines of the file COUNT.
async function live() {
  appendFileSync(process.env.COUNT, 'life\n');
  const life = readFileSync(process.env.COUNT, 'utf8').split('\n').length - 2;
  for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit(0));
  const deeds = process.env.LIVES.split(';')[life].trim().split(' ');
  for (const deed of deeds) await (doings[deed] ?? end)(deed);
}

const doings = {
  ready: () =>
    new Promise((resolve) => process.send('ready', resolve)).then(
      () => new Promise((resolve) => setTimeout(resolve, 50)),
    ),
  stay: () => {
    process.stdout.write('stays\n');
    return new Promise(() => setInterval(() => undefined, 1_000));
  },
};

/** With an exit code or by a signal. */
const end = (how) => (/^\d+$/.test(how) ? process.exit(Number(how)) : process.kill(process.pid, how));

if (process.env.IS_CHILD === undefined) {
  const { afterRunning } = createRestarts();
  const pauseMs = Number(process.env.PAUSE_MS ?? 0);
  supervise(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { IS_CHILD: 'yes' },
    restarts: { afterRunning: (ms) => ({ ...afterRunning(ms), pauseMs }) },
  });
} else await live();
