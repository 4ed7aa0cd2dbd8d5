import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { isApi } from './is-api.ts';
import { isOverHttps } from './is-over-https.ts';

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

const halfYear = 180 * 24 * 60 * 60;

/** Headers of every answer. What the API answers is never kept by a browser or a proxy. */
export function addSecurityHeaders(server: FastifyInstance, publicOrigin: string | undefined): void {
  const setAlways = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    hsts: false,
  });
  server.addHook('onRequest', ({ raw: request }, { raw: answer }, done) => setAlways(request, answer, () => done()));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), payment=(), usb=(), microphone=(self)');
    if (isOverHttps(request, publicOrigin)) reply.header('strict-transport-security', `max-age=${halfYear}`);
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });
}
