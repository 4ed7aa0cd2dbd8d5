import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
} from 'fastify';
import type { RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Actor } from '#core/kernel/actor.ts';

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
    /** Who asks. Set before any handler of an API route runs. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** The one upload route reads multipart; every other route takes JSON only. */
    acceptsMultipart?: boolean;
    /** A route that is the same for everybody: it knows no actor and gives no cookie. */
    isAnonymous?: boolean;
  }
}
