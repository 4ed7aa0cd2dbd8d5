import Fastify from 'fastify';
import { Agent, get } from 'node:http';
import { readFile } from 'node:fs/promises';
import { removeDataDir, startApp, type AppServer } from '../support/app-server.ts';
import { medianOf, ms, percentile, times, wallMs, type Row } from './measure.ts';

const requests = 3000;
const atOnce = 20;

/** Starting, memory at rest, and answers a second against a bare route of the same framework. */
export async function serving(): Promise<Row[]> {
  const first = await startApp();
  const { dataDir } = first;
  await first.stop();
  let app: AppServer | undefined;
  const secondStart = await wallMs(async () => (app = await startApp({ dataDir })));
  if (!app) throw new Error('The server did not start');
  try {
    const resident = await residentMegabytes(app.process.pid);
    const cookie = await guestCookie(app.url);
    const own = await load(`${app.url}/api/medical-documents?userId=guest`, cookie);
    const bare = await bareRoute();
    return [
      { what: 'second start to ready', figure: ms(secondStart), yardstick: 'at most 3,000 ms', ratio: '' },
      { what: 'memory at rest, without PostgreSQL', figure: `${resident} MB`, yardstick: 'at most 200 MB', ratio: '' },
      {
        what: 'list of a guest, answers a second',
        figure: `${Math.round(own.perSecond)} (p95 ${ms(own.p95)})`,
        yardstick: `bare route ${Math.round(bare.perSecond)} (p95 ${ms(bare.p95)})`,
        ratio: times(own.perSecond / bare.perSecond),
      },
    ];
  } finally {
    await app.stop();
    await removeDataDir(dataDir);
  }
}

async function bareRoute() {
  const bare = Fastify();
  bare.get('/', () => ({ success: true, message: 'OK', data: [] }));
  const url = await bare.listen({ port: 0 });
  const figures = await load(url, '');
  await bare.close();
  return figures;
}

async function load(url: string, cookie: string): Promise<{ perSecond: number; p95: number; p50: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const waits: number[] = [];
  let left = requests;
  const worker = async () => {
    while (left-- > 0) waits.push(await wallMs(() => fetchOnce(url, cookie, agent)));
  };
  const all = await wallMs(() => Promise.all(Array.from({ length: atOnce }, worker)));
  agent.destroy();
  return { perSecond: (requests / all) * 1000, p95: percentile(waits, 0.95), p50: medianOf(waits) };
}

const fetchOnce = (url: string, cookie: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });

async function guestCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/medical-documents?userId=guest`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
