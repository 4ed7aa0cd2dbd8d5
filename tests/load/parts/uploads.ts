import { startGenerator } from '../generator/ask-process.ts';
import type { UploadEnds } from '../generator/large-uploads.ts';
import { orderLoad } from '../generator/order-load.ts';
import type { Options } from '../options.ts';
import { addDocuments } from '../program/documents.ts';
import { startLoadedProgram, type LoadedProgram } from '../program/loaded-program.ts';
import { registerPeople } from '../program/person.ts';
import { residentMegabytes } from '../program/process-figures.ts';
import { readsOf } from '../program/read-kinds.ts';
import { faultsOf, megabytes, ms, share, type Row } from '../table.ts';

const atOnce = 16;
const goal = { megabytes: 350, p95: 200 };
/** What others ask meanwhile, a second. */
const others = 50;
const lookEveryMs = 50;

/** Sixteen large files at the same time: what the process that takes them holds in memory, and how long others wait. */
export async function uploads({ people, megabytes: size }: Options): Promise<Row[]> {
  const program = await startLoadedProgram({ readers: false });
  const worker = await program.addWorker();
  const generator = startGenerator();
  try {
    const registered = await registerPeople(program.origins[0] ?? '', Math.max(atOnce, people));
    const kept = await addDocuments(program, registered.slice(0, 50), 2);
    // The files are no documents that could be read: what they cost a reader is another matter.
    await worker.stop();
    const [origin = ''] = program.origins;
    const cookies = registered.slice(0, atOnce).map(({ cookie }) => cookie);
    const reading = {
      origins: [origin],
      kinds: readsOf(registered.slice(0, 50), kept),
      connections: 500,
      rate: others,
    };
    const calm = await orderLoad({ ...reading, warmSeconds: 3, seconds: 5 });
    const before = residentMegabytes(program.webPids[0] ?? 0);

    const watch = watchMemory(program);
    const bytes = Math.round(size * 1000 * 1000);
    const sending = generator.ask({ what: 'large uploads', uploads: { origin, cookies, bytes } });
    let isOver = false;
    const sent = sending.finally(() => (isOver = true));
    const meanwhile = [];
    while (!isOver) meanwhile.push(await orderLoad({ ...reading, warmSeconds: 0, seconds: 2 }));
    const { statuses, seconds } = (await sent) as UploadEnds;
    const most = watch.stop();
    const p95 = Math.max(...meanwhile.map(({ all }) => all.p95));
    return [
      {
        what: `memory of the process that takes ${atOnce} uploads of ${megabytes(size)}, at most`,
        goal: `below ${megabytes(goal.megabytes)}`,
        seen: `${megabytes(most)} (before ${megabytes(before)}), in ${seconds.toFixed(1)} s, ${endsOf(statuses)}`,
        ratio: share(most / goal.megabytes),
      },
      {
        what: `p95 of others meanwhile, the worst 2 s of ${meanwhile.length * 2}`,
        goal: `below ${ms(goal.p95)}`,
        seen: `${ms(p95)} (before ${ms(calm.all.p95)}), ${meanwhile.map(faultsOf).find((told) => told !== 'all answered') ?? 'all answered'}`,
        ratio: share(p95 / goal.p95),
      },
    ];
  } finally {
    generator.stop();
    await program.stop();
  }
}

function watchMemory({ webPids }: LoadedProgram) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(webPids[0] ?? 0))), lookEveryMs);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

const endsOf = (statuses: readonly number[]): string =>
  statuses.every((status) => status === 201) ? 'all kept' : `answered with ${statuses.join(', ')}`;
