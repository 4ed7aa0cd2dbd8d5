import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is for the API. The route decides, since one can be reached by many spellings (`/%61pi/…`); only what
 * matched none is judged by its address.
 */
export const isApi = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/');
