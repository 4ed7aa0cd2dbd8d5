import { once } from 'node:events';
import { createServer, request as sendTo, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

export type RoundRobin = {
  /** How many requests each of the ports was given. */
  given(): number[];
  close(): Promise<void>;
};

/**
 * Gives each request to the next of the ports, as a proxy in front of several machines does. Where nothing answers the request goes to
 * the next one, since nothing of it was sent. Streams both ways.
 */
export async function startRoundRobin({ port, to }: { port: number; to: readonly number[] }): Promise<RoundRobin> {
  const counts = new Map(to.map((target) => [target, 0]));
  let turn = 0;
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    turn = (turn + 1) % to.length;
    const inTurn = [...to.slice(turn), ...to.slice(0, turn)];
    void pass(request, response, inTurn).then((target) => {
      if (target !== undefined) counts.set(target, (counts.get(target) ?? 0) + 1);
    });
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    given: () => [...counts.values()],
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The port that was given the request. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  ports: readonly number[],
): Promise<number | undefined> {
  for (const port of ports) {
    const socket = await reach(port);
    if (socket === undefined) continue;
    if (response.destroyed) socket.destroy();
    else forward(request, response, socket);
    return port;
  }
  response.writeHead(502).end();
  return undefined;
}

async function reach(port: number): Promise<Socket | undefined> {
  const socket = connect({ port, host: 'localhost' });
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

function forward(request: IncomingMessage, response: ServerResponse, socket: Socket): void {
  const { 'x-forwarded-for': before, connection: _, ...headers } = request.headers;
  const from = request.socket.remoteAddress ?? '';
  const upstream = sendTo({
    createConnection: () => socket,
    method: request.method,
    path: request.url,
    headers: { ...headers, 'x-forwarded-for': before === undefined ? from : `${String(before)}, ${from}` },
  });
  upstream.on('response', (answer) => {
    const { connection: _own, 'keep-alive': _time, ...answered } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, answered);
    response.flushHeaders();
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
