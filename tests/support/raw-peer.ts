import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A TCP server for one test: `meet` handles each connection. Gives its port on 127.0.0.1. */
export async function startRawPeer(meet: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    meet(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

/** What a peer can do instead of sending the right bytes, which are `right`. */
export const misdeeds = {
  closes: (socket) => void socket.end(),
  resets: (socket) => void socket.resetAndDestroy(),
  'says half and closes': (socket, right) => void socket.end(right.slice(0, Math.ceil(right.length / 2))),
  'says half and resets': (socket, right) => socket.write(right.slice(0, -2), () => socket.resetAndDestroy()),
  'says nothing': () => undefined,
  'says it twice': (socket, right) => void socket.write(right + right),
  'says it and resets': (socket, right) => socket.write(right, () => setTimeout(() => socket.resetAndDestroy(), 5)),
  'talks nonsense': (socket) =>
    void socket.write(Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 131) % 256))),
  'talks another protocol': (socket) => void socket.write('SSH-2.0-OpenSSH_9.9\r\n'),
  'does not come to an end': talkOn,
} satisfies Record<string, (socket: Socket, right: string) => void>;

export type Misdeed = keyof typeof misdeeds;
export const misdeedNames = Object.keys(misdeeds) as Misdeed[];

/** As long as the connection is open. */
function talkOn(socket: Socket): void {
  const piece = 'x'.repeat(64 << 10);
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}
