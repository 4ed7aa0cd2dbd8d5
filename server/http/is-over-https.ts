import type { FastifyRequest } from 'fastify';

/** Whether the person's browser speaks HTTPS, also when a proxy ends it before the app. */
export const isOverHttps = (request: FastifyRequest, publicOrigin: string | undefined): boolean =>
  request.protocol === 'https' || (publicOrigin?.startsWith('https://') ?? false);
