import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { OutgoingPreview } from '#core/documents/consent.ts';
import { Engine } from '#core/documents/explanation.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { TellingChoice, TellingState } from '#core/documents/telling.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { sendEvents } from '#server/http/send-events.ts';
import { whenLeft } from '#server/http/when-left.ts';
import { leaveWithReader, type LeaveWithReaderDeps } from '../shares/leave-with-reader.ts';
import { createFollowTelling, type FollowTellingDeps } from './follow-telling.ts';
import { previewOutgoing, type PreviewOutgoingDeps } from './preview-outgoing.ts';
import { requestTelling, type RequestTellingDeps } from './request-telling.ts';
import { toTellingStream } from './telling-stream.ts';

export type TellingRoutesDeps = RequestTellingDeps & FollowTellingDeps & PreviewOutgoingDeps & LeaveWithReaderDeps;

const path = '/api/interpretations/:ref';
const params = z.object({ ref: DocumentRef });

// Of one person, whatever the address: each may cost tokens of whoever runs the program. Those of a share count together, since a visit
// is quickly begun anew.
const startsAMinute = 30;

export function registerTellingRoutes(routes: ApiRoutes, deps: TellingRoutesDeps): void {
  const request = { params, body: TellingChoice, response: { 202: answerOf(TellingState) } };
  const rateLimit = {
    max: startsAMinute,
    timeWindow: '1 minute',
    // Behind what knows the reader.
    hook: 'preHandler' as const,
    keyGenerator: ({ reader }: { reader: Reader }) =>
      reader.kind === 'recipient' ? `share ${reader.shareId}` : ownerOf(reader),
  };
  const asking = { rateLimit, forRecipients: 'reinterpret' } as const;
  routes.post(`${path}/tellings`, { schema: request, config: asking }, async (asked, reply) =>
    reply.code(202).send(success(await requestTelling(deps, asked.reader, { ...asked.params, ...asked.body }))),
  );

  const followTelling = createFollowTelling(deps);
  const events = z.unknown().describe('text/event-stream: events `telling`, each with a whole Telling.');
  const stream = { params, querystring: TellingChoice, response: { 200: events } };
  const following = { isBackground: true, forRecipients: 'view' } as const;
  routes.get(`${path}/events`, { schema: stream, config: following }, async (asked, reply) => {
    const left = whenLeft(reply);
    leaveWithReader(deps, asked.reader, left);
    const { signal } = left;
    const tellings = await followTelling(asked.reader, { ...asked.params, ...asked.query, signal });
    return sendEvents(reply, toTellingStream(tellings));
  });

  const querystring = z.object({ engine: Engine.optional() });
  const preview = { params, querystring, response: { 200: answerOf(OutgoingPreview) } };
  routes.get(`${path}/outgoing`, { schema: preview }, async (asked) =>
    success(await previewOutgoing(deps, asked.actor, { ...asked.params, ...asked.query })),
  );
}
