import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { removeDataDir, startApp } from '../support/app-server.ts';
import { medianOf, ms, percentile, times, wallMs, type Row } from './measure.ts';

const accounts = 100;
/** Tries of each kind; ten of one account would be refused. */
const tries = 300;
const readers = 10;
const password = 'kitchen table seven';

/** How long a wrong password takes for names that exist and that do not, and what a hundred logins at once do to everybody else. */
export async function signingIn(): Promise<Row[]> {
  const app = await startApp({ env: { TRUST_PROXY: 'true', RATE_LIMIT: '0' } });
  try {
    const names = Array.from({ length: accounts }, (_, at) => `user-${at}-${randomBytes(4).toString('hex')}`);
    let cookie = '';
    for (const name of names) cookie = await register(app.url, name);
    return [...(await guessing(app.url, names)), ...(await rush(app.url, names, cookie))];
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
}

/** Known and unknown names in turns, so that both meet the same moments of the machine. */
async function guessing(url: string, names: readonly string[]): Promise<Row[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const inTurn = [
      async () => known.push(await wrongLogin(url, String(names[turn % names.length]))),
      async () => unknown.push(await wrongLogin(url, `nobody-${turn}-${randomBytes(4).toString('hex')}`)),
    ];
    for (const each of turn % 2 === 0 ? inTurn : inTurn.toReversed()) {
      await each();
      await pause(5); // what is written down after an answer must not slow the next one
    }
  }
  return [0.5, 0.95].map((share) => {
    const [mine, nobodys] = [percentile(known, share), percentile(unknown, share)];
    return {
      what: `wrong password of a known name, ${share === 0.5 ? 'median' : 'p95'}`,
      figure: ms(mine),
      yardstick: `unknown name ${ms(nobodys)}, differs by ${Math.abs(mine - nobodys).toFixed(2)} ms (at most 2)`,
      ratio: times(mine / nobodys),
    };
  });
}

const wrongLogin = (url: string, username: string): Promise<number> =>
  wallMs(() => post(`${url}/api/users/login`, { username, password: 'not the one' }, 401));

/** Everybody signs in at the same moment, while others read. */
async function rush(url: string, names: readonly string[], cookie: string): Promise<Row[]> {
  const read = () => wallMs(() => get(`${url}/api/medical-documents`, cookie));
  const calm: number[] = [];
  for (let turn = 0; turn < 100; turn += 1) calm.push(await read());

  let isOver = false;
  const reads: number[] = [];
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver) {
      reads.push(await read());
      await pause(20);
    }
  });
  const waits = await Promise.all(
    names.map((username) => wallMs(() => post(`${url}/api/users/login`, { username, password }, 200))),
  );
  isOver = true;
  await Promise.all(reading);
  return [
    {
      what: `${names.length} logins at once, the last one answered`,
      figure: ms(Math.max(...waits)),
      yardstick: 'at most 3,000 ms',
      ratio: '',
    },
    { what: 'the same, median', figure: ms(medianOf(waits)), yardstick: '', ratio: '' },
    {
      what: `lists read meanwhile by ${readers} people, p95`,
      figure: ms(percentile(reads, 0.95)),
      yardstick: `at most 150 ms; without logins ${ms(percentile(calm, 0.95))}`,
      ratio: times(percentile(reads, 0.95) / percentile(calm, 0.95)),
    },
  ];
}

async function register(url: string, username: string): Promise<string> {
  const answer = await post(`${url}/api/users/register`, { username, password }, 201);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Each request comes from an address of its own, as a proxy would say. */
async function post(url: string, body: object, status: number): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': [10, ...randomBytes(3)].join('.') },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return answer;
}

async function get(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}
