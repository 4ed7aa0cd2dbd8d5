import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openMailServer, type MailWeather } from '#tests/support/mail-server.ts';
import { faultNames } from '#tests/support/model-servers/faults.ts';
import { startMockProvider, type MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { createTally } from '../generator/tally.ts';
import type { Options } from '../options.ts';
import { startLoadedProgram } from '../program/loaded-program.ts';
import { needMuch } from '../program/person-of-many-needs.ts';
import { faultsOf, kindRows, ms, type Row } from '../table.ts';

const people = 6;
const weathers: readonly MailWeather[] = ['takes', 'refuses', 'greylists', 'is slow', 'drops'];
const lookups = fileURLToPath(new URL('../program/fail-lookups.ts', import.meta.url));

const anyOf = <Item>(items: readonly Item[], otherwise: Item): Item =>
  items[Math.floor(Math.random() * items.length)] ?? otherwise;

/** Names, providers and mail that fail at random under load: what is outside may end a request, and never the program. */
export async function outside({ minutes }: Options): Promise<Row[]> {
  const mail = await openMailServer();
  const answer = (): MockAnswer => (Math.random() < 0.2 ? '{}' : { fault: anyOf(faultNames, 'internal') });
  const local = await startMockProvider({ wire: 'local', answer });
  const ended = new AbortController();
  const { signal } = ended;
  const program = await startLoadedProgram({
    env: {
      NODE_OPTIONS: `--import ${lookups}`,
      OPENAI_API_KEY: 'bad',
      GEMINI_API_KEY: 'bad',
      LOCAL_MODEL_URL: local.baseUrl,
      LOCAL_MODEL: 'm',
      LOCAL_MODEL_CONSENT: 'not-needed',
      AI_BUDGET_SECONDS: '5',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      PUBLIC_URL: 'http://localhost:3999',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    const [origin = ''] = program.origins;
    const tally = createTally();
    const all = Promise.all([
      ...Array.from({ length: people }, () => needMuch(origin, { tally, signal })),
      changeWeather(mail, signal),
    ]);
    await pause(minutes * 60_000);
    ended.abort();
    await all;
    const report = tally.report(minutes * 60, 0);
    const printed = program.printed();
    const faults = printed.split('\n').filter((line) => /"event":"program\.(?:fault|stopping|lost)"/.test(line));
    const asked = `${local.requests.length} times the model, ${mail.taken.length} mails taken`;
    return [
      {
        what: `${minutes} minutes with names, providers and mail that fail`,
        goal: 'no process ended, no fault that nobody caught',
        seen: `${program.hasEnded() ? 'ENDED' : 'none ended'}, ${faults.length} faults; ${faultsOf(report)}; ${asked}`,
        ratio: `p95 ${ms(report.all.p95)}`,
      },
      ...kindRows(report),
    ];
  } finally {
    ended.abort();
    await program.stop();
    await local.close();
    await mail.stop();
  }
}

async function changeWeather(mail: Awaited<ReturnType<typeof openMailServer>>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (Math.random() < 0.1) {
      await mail.stop();
      await pause(1000);
      await mail.comeBack();
    }
    mail.turn(anyOf(weathers, 'takes'));
    await pause(2000, undefined, { signal }).catch(() => undefined);
  }
}
