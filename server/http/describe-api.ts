import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { version } from '#server/version.ts';

/** The API as OpenAPI, made from the same schemas that check requests and answers. */
export async function describeApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Readback', version, description: 'Reads medical documents back to people in plain language.' },
    },
    transform: jsonSchemaTransform,
  });
  server.get('/api/openapi.json', { schema: { hide: true }, config: { isAnonymous: true } }, async () =>
    server.swagger(),
  );
}
