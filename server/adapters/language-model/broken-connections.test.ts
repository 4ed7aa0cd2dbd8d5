import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ModelFailure } from '#server/ports/language-model.ts';
import { modelAt, wires } from '#tests/support/model-servers/start-model.ts';
import { freePort } from '#tests/support/program-process.ts';
import { misdeedNames, misdeeds, startRawPeer } from '#tests/support/raw-peer.ts';
import { hear } from './language-model.suite.ts';

const patience = { stallMs: 300, probeMs: 300 };
const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n';
const chunked = `${head}transfer-encoding: chunked\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** What a server answers with, beyond what it says: see fault-matrix.test.ts for that. */
const answers: Record<string, (socket: Socket) => void> = {
  ...Object.fromEntries(
    misdeedNames.flatMap((misdeed) => [
      [`${misdeed} in place of an answer`, (socket: Socket) => misdeeds[misdeed](socket, `${chunked}0\r\n\r\n`)],
      [
        `${misdeed} after its headers`,
        (socket: Socket) => socket.write(chunked, () => misdeeds[misdeed](socket, chunk('data: {}\n\n'))),
      ],
    ]),
  ),
  'changes to another protocol': (socket) =>
    void socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n\x81\x00'),
  'only ever begins': (socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), 5);
    socket.once('close', () => clearInterval(timer));
  },
  'has headers without an end': (socket) => void socket.write(`${head}x-long: ${'a'.repeat(200_000)}`),
  'has a header that is none': (socket) => void socket.write(`${head}x\u0000y: \u0001\r\n\r\n`),
  'has two lengths': (socket) => void socket.write(`${head}content-length: 4\r\ncontent-length: 5\r\n\r\nabcde`),
  'is longer than it says': (socket) => void socket.write(`${head}content-length: 4\r\n\r\n${'a'.repeat(9_000)}`),
  'answers twice': (socket) => void socket.write(`${head}content-length: 0\r\n\r\n`.repeat(2)),
  'has nothing to say': (socket) => void socket.write('HTTP/1.1 204 No Content\r\n\r\n'),
  'ends before it was asked to the end': (socket) => void socket.end(`${head}connection: close\r\n\r\n`),
};

const cases = wires.flatMap((wire) => Object.keys(answers).map((what) => ({ wire, what })));

describe('a connection that goes wrong', () => {
  test.each(cases)('$wire: $what', async ({ wire, what }) => {
    const port = await startRawPeer((socket) => void socket.once('data', () => answers[what]?.(socket)));
    const model = await modelAt(wire, `http://127.0.0.1:${port}/v1`, { options: { patience } });

    const { failure } = await hear(model, undefined, { firstWithinMs: 300 });
    await pause(20); // what comes late

    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).not.toMatchObject({ cause: expect.anything() });
  });

  test.each(wires)('%s: nobody is there, by either protocol, or TLS is answered in the clear', async (wire) => {
    const clear = await startRawPeer((socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const gone = await freePort();

    for (const url of [
      `http://127.0.0.1:${gone}/v1`,
      `https://127.0.0.1:${gone}/v1`,
      `https://127.0.0.1:${clear}/v1`,
    ]) {
      const { failure } = await hear(await modelAt(wire, url, { options: { patience } }));
      expect(failure).toMatchObject({ fault: 'unreachable' });
    }
  });
});
