import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { watchAnswers } from './answers.ts';
import { hurry, shiftClock, watchClock } from './clock.ts';
import { watchFiles } from './files.ts';
import { firstOrderVariable, hurryVariable, line, type Order } from './order.ts';
import { watchQueries } from './queries.ts';
import { obey, say } from './strike.ts';

// Loaded into the program before its own first line (`node --import`): the product knows nothing of it. Threads and children are left alone.
if (isMainThread) await watch();

async function watch(): Promise<void> {
  watchClock();
  await watchFiles(tmpdir());
  watchQueries();
  watchAnswers();
  if (process.env[hurryVariable] !== undefined) hurry();
  const first = process.env[firstOrderVariable];
  if (first !== undefined) take(JSON.parse(first) as Order);
  listen();
}

function listen(): void {
  const socket = new Socket({ fd: line });
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const order of lines) {
      take(JSON.parse(order) as Order);
      say({ said: 'taken' });
    }
  });
  socket.on('error', () => undefined);
  socket.unref();
}

function take(order: Order): void {
  if (order.kind === 'shift clock') shiftClock(order.byMs);
  else if (order.kind === 'throw') setImmediate(fail);
  else obey(order.kind === 'strike' ? order : undefined);
}

function fail(): never {
  throw new RangeError('planned fault');
}
