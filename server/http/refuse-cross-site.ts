import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/kernel/app-error.ts';
import { originOf } from './host/origins.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses changes that another website asked a browser for. Browsers say where a request comes from; a client that says
 * nothing is no browser, and carries no cookie it was not given.
 */
export function refuseCrossSite(server: FastifyInstance, publicOrigin: string | undefined): void {
  server.addHook('onRequest', async (request) => {
    const { isOpenToAll, acceptsMultipart } = request.routeOptions.config;
    if (safeMethods.has(request.method)) return;
    if (isOpenToAll !== true && !isFromHere(request, publicOrigin)) throw new AppError('request.forbidden_origin');
    if (isMultipart(request) && acceptsMultipart !== true) {
      throw new AppError('request.unsupported_type');
    }
  });
}

function isFromHere(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && !ownSites.has(site)) return false;
  return origin === undefined || origin === publicOrigin || origin === originOf(request.site);
}

const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
