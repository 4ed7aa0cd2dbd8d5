import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { bytesOfMegabytes, largestUploadMegabytes } from '#core/plans/plans.ts';
import type { Log } from '#server/ports/log.ts';
import type { ApiRoutes } from './api-routes.ts';
import { authorise } from './authorise.ts';
import { describeApi } from './describe-api.ts';
import { answerError, handleErrors } from './handle-errors.ts';
import { registerHealthRoutes } from './health.routes.ts';
import { checkHost } from './host/check-host.ts';
import { identifyActors, type FindUser } from './identify-actor.ts';
import { identifyReaders, type FindRecipient } from './identify-reader.ts';
import { limitRate } from './limit-rate.ts';
import { limitTries, type CountTry } from './limit-tries.ts';
import { logRequests } from './log-requests.ts';
import { openToAll } from './open-to-all.ts';
import { answerBrokenRequest } from './answer-broken-request.ts';
import type { RequestCounts } from './rate/count-requests.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { sendElsewhere } from './send-elsewhere.ts';
import { serveClient } from './serve-client.ts';
import { serveWorker } from './serve-worker.ts';
import { watchBodies } from './watch-bodies.ts';

export type ServerOptions = {
  log: Log;
  /** Signs the cookies that tell devices apart. */
  cookieKey: Buffer;
  /** Where people reach the app, when a proxy stands before it. */
  publicUrl?: string | undefined;
  /** The names that the server answers to, beside addresses in numbers. */
  ownNames: ReadonlySet<string>;
  /** Whose `X-Forwarded-*` headers count: nobody's, everybody's, or those of so many hops or these addresses. */
  trustProxy: boolean | number | string;
  /** Requests a minute from one address; 0 for no limit. */
  rateLimit: number;
  /** What those are counted in. */
  requestCounts: RequestCounts;
  clientDir: string;
  isReady(): Promise<boolean>;
  /** Whether this process is about to stop, so that others should be asked. */
  isLeaving(): boolean;
  findUser: FindUser;
  findRecipient: FindRecipient;
  countTry: CountTry;
  registerRoutes(routes: ApiRoutes): void;
};

const kibibyte = 1024;

const whoseHeadersCount = (trust: ServerOptions['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

// Node's own defaults are generous or none. How long a body may take is watched by its headway: an honest upload on a
// weak line takes long, and only what no headway explains is cut here.
const timeouts = {
  requestTimeout: 3 * 60 * 60 * 1000,
  connectionTimeout: 75_000,
  keepAliveTimeout: 10_000,
  // A request without a host is refused by `checkHost`, in words.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
};

/** The HTTP edge without a listening socket: `inject` works on it as it is. */
export async function buildServer(options: ServerOptions): Promise<ApiRoutes> {
  const { log, publicUrl } = options;
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const server = fastify({
    ...timeouts,
    logger: false,
    bodyLimit: 64 * kibibyte,
    trustProxy: whoseHeadersCount(options.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => answerError(log, error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();

  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.removeContentTypeParser('text/plain');
  handleErrors(server, log);
  logRequests(server, log);
  watchBodies(server);
  sendElsewhere(server, options.isLeaving);

  addSecurityHeaders(server, publicOrigin);
  checkHost(server, options.ownNames);
  await limitRate(server, options.rateLimit, options.requestCounts);
  refuseCrossSite(server, publicOrigin);
  openToAll(server);
  await identifyActors(server, { ...options, publicOrigin });
  authorise(server);
  identifyReaders(server, { ...options, publicOrigin });
  limitTries(server, options.countTry);
  await describeApi(server);
  const fileSize = bytesOfMegabytes(largestUploadMegabytes);
  await server.register(multipart, { limits: { files: 1, fields: 5, parts: 6, fileSize } });

  registerHealthRoutes(server, options);
  options.registerRoutes(server);
  serveWorker(server, options.clientDir);
  await serveClient(server, options.clientDir);
  return server;
}
