import type { FastifyReply } from 'fastify';

/** Calls back once the response has been sent or the client has left: at once if that happened already, since 'close' is emitted only once. */
export function onceLeft({ raw }: FastifyReply, leave: () => void): void {
  if (raw.closed) leave();
  else raw.once('close', leave);
}

/** A controller that is aborted then. Callers may abort it earlier. */
export function whenLeft(reply: FastifyReply): AbortController {
  const left = new AbortController();
  onceLeft(reply, () => left.abort());
  return left;
}
