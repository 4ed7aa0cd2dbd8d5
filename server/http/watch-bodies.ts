import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { bytesOfMegabytes, largestUploadMegabytes } from '#core/plans/plans.ts';

export type BodyLimits = {
  /** How often a body is looked at. */
  everyMs: number;
  /** What has to have come since the last look. */
  bytesPerLook: number;
  /** No request is larger, whatever it consists of. */
  maxBytes: number;
};

// 2 KiB a second: an honest phone is faster, and somebody who only wants to hold a connection is not.
const usual: BodyLimits = {
  everyMs: 30_000,
  bytesPerLook: 60 * 1024,
  maxBytes: 5 * bytesOfMegabytes(largestUploadMegabytes),
};

/** Cuts a body that makes no headway or has no end. A slow one that keeps coming may take as long as it needs. */
export function watchBodies(server: FastifyInstance, limits: BodyLimits = usual): void {
  server.addHook('onRequest', async ({ raw }) => {
    if (hasBody(raw)) watch(raw, limits);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(request: IncomingMessage, { everyMs, bytesPerLook, maxBytes }: BodyLimits): void {
  const begun = request.socket.bytesRead;
  let seen = begun;
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    const isSlow = now - seen < bytesPerLook && !isWaitingForUs(request);
    seen = now;
    if (isSlow || now - begun > maxBytes) request.destroy();
  }, everyMs);
  timer.unref();

  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}

/** Everything is here, or bytes lie here unread: it is the reader that is slow, not the sender. */
const isWaitingForUs = (request: IncomingMessage): boolean =>
  request.complete || request.readableLength >= request.readableHighWaterMark;
