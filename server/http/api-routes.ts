import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
} from 'fastify';
import type { RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountAction } from '#core/access/can.ts';
import type { Actor, Reader } from '#core/kernel/actor.ts';
import type { ShareAction } from '#core/sharing/share-level.ts';
import type { Site } from './host/check-host.ts';

/** What a feature registers its routes on: a Fastify scope whose schemas are zod. Paths are given in full (`/api/…`). */
export type ApiRoutes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it was sent: one of this server's own names or addresses. */
    site: Site;
    /** Who asks. Set before any handler of an API route runs. */
    actor: Actor;
    /** Who looks at the document that the route is about: a recipient where it is shared with them, otherwise the actor. */
    reader: Reader;
    /** The device that asks, whoever sits at it. */
    deviceId: string;
    /** What the browser shows for what was shared with it; undefined where it shows nothing that was given to it. */
    readShareVisit(): string | undefined;
  }
  interface FastifyReply {
    /** Gives the browser the cookie of a session that has just begun. */
    giveSession(session: { token: string; isKept: boolean }): void;
    /** Takes that cookie away again. */
    clearSession(): void;
    /** Gives the browser the cookie by which it sees what was shared with it. */
    giveShareVisit(token: string): void;
  }
  interface FastifyContextConfig {
    /** The one upload route reads multipart; every other route takes JSON only. */
    acceptsMultipart?: boolean;
    /** A route that is the same for everybody: it knows no actor and gives no cookie. */
    isAnonymous?: boolean;
    /** What the actor must be allowed to do; every route without it is for guests too. */
    needs?: AccountAction;
    /** What a recipient of the document must be allowed to do. Every route without it is for its owner alone. */
    forRecipients?: ShareAction;
    /** Asked by programs of other websites and without any cookie: such as a viewer of SMART Health Links. */
    isOpenToAll?: boolean;
    /** Named where a secret is checked: tries of one address are counted under this name. */
    checksSecret?: string;
    /** Asked by the page itself rather than by a person: it does not keep a session alive. */
    isBackground?: boolean;
  }
}
