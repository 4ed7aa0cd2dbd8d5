import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canWithDocument } from '#core/access/can.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Recipient } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { isOverHttps } from './is-over-https.ts';
import { giveVisitCookie, readVisitCookie } from './visit-cookie.ts';

/**
 * To whom a document is shared by a visit that began with its code; undefined where it is not, not any more, or not yet again. What the page
 * asks for by itself (`isBackground`) does not keep a visit alive.
 */
export type FindRecipient = (
  token: string,
  asked: { ref: DocumentRef; isBackground: boolean },
) => Promise<Recipient | undefined>;

type Options = { publicOrigin: string | undefined; findRecipient: FindRecipient };

/** Knows who looks at a document. Runs behind the parsing of bodies, since some routes name the document there. */
export function identifyReaders(server: FastifyInstance, { publicOrigin, findRecipient }: Options): void {
  server.decorateRequest('reader');
  server.decorateRequest('readShareVisit', function (this: FastifyRequest) {
    return readVisitCookie(this, isOverHttps(this, publicOrigin));
  });
  server.decorateReply('giveShareVisit', function (this: FastifyReply, token) {
    giveVisitCookie(this, isOverHttps(this.request, publicOrigin), token);
  });

  server.addHook('preHandler', async (request) => {
    request.reader = request.actor;
    const { forRecipients, isBackground = false } = request.routeOptions.config;
    if (forRecipients === undefined) return;
    const token = request.readShareVisit();
    const ref = documentNamedIn(request);
    if (token === undefined || ref === undefined) return;
    const recipient = await findRecipient(token, { ref, isBackground });
    // Whoever opens the share of a document of their own is its owner still.
    if (recipient === undefined || recipient.owner === ownerOf(request.actor)) return;
    if (!canWithDocument(recipient, forRecipients)) throw new AppError('document.not_found');
    request.reader = recipient;
  });
}

/** By the path, or by the body of a route that names it there. */
function documentNamedIn({ params, body }: FastifyRequest): DocumentRef | undefined {
  const named = fieldOf(params, 'ref') ?? fieldOf(body, 'documentId');
  return DocumentRef.safeParse(typeof named === 'number' ? String(named) : named).data;
}

const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
