import type { FastifyReply } from 'fastify';

/** Calls once whoever asked has the answer or is gone: at once where they are already, since a connection tells its end only once. */
export function onceLeft({ raw }: FastifyReply, leave: () => void): void {
  if (raw.closed) leave();
  else raw.once('close', leave);
}

/** What fires then. More may make it fire. */
export function whenLeft(reply: FastifyReply): AbortController {
  const left = new AbortController();
  onceLeft(reply, () => left.abort());
  return left;
}
