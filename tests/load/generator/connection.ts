import { connect } from 'node:net';

/** One connection that asks one thing after the other. What it costs to ask belongs to no program that is measured, so it is little. */
export type Connection = {
  /** Resolves with the status once the whole answer is here. Rejects when the connection is lost on the way. */
  ask(request: Uint8Array): Promise<number>;
  isOpen(): boolean;
  close(): void;
};

const endOfHead = '\r\n\r\n';
const longestHead = 64 * 1024;
/** An answer that has not come by then is lost. */
const patienceMs = 30_000;

type Waiting = { resolve(status: number): void; reject(error: Error): void };

export async function openConnection({ hostname, port }: { hostname: string; port: number }): Promise<Connection> {
  const socket = connect({ host: hostname, port, noDelay: true });
  let waiting: Waiting | undefined;
  let received: Buffer = Buffer.alloc(0);
  let status = 0;
  /** Bytes of the body that are still to come; undefined before the head was read. */
  let left: number | undefined;

  const lose = (error: Error) => {
    socket.destroy();
    waiting?.reject(error);
    waiting = undefined;
  };
  const finish = () => {
    const asker = waiting;
    waiting = undefined;
    left = undefined;
    asker?.resolve(status);
  };

  socket.on('data', (chunk: Buffer) => {
    if (left !== undefined) left -= chunk.length;
    else {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(endOfHead);
      if (end < 0 && received.length > longestHead) return lose(new Error('The answer has no end of its head.'));
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const length = lengthOf(head);
      if (length === undefined) return lose(new Error('The answer does not tell its length.'));
      status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      left = length - (received.length - end - endOfHead.length);
      received = Buffer.alloc(0);
    }
    if (left <= 0) finish();
  });
  socket.setTimeout(patienceMs, () => lose(new Error('No answer came.')));
  socket.on('error', lose);
  socket.on('close', () => lose(new Error('The connection was closed.')));

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection was closed.'));
        waiting = { resolve, reject };
        socket.write(request);
      }),
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => socket.destroy(),
  };
}

function lengthOf(head: string): number | undefined {
  if (/^HTTP\/1\.1 (204|304) /.test(head)) return 0;
  const told = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return told === undefined ? undefined : Number(told);
}
