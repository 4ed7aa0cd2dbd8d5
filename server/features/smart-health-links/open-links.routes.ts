import { Readable } from 'node:stream';
import { z } from 'zod';
import { Manifest, ManifestBody, WrongPasscode } from '#core/smart-health-links/smart-health-link.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { ownOrigin } from '#server/http/host/origins.ts';
import { allowPreflight } from '#server/http/open-to-all.ts';
import { createTurns } from '#server/turns.ts';
import { fetchFile } from './fetch-file.ts';
import { openLink, type OpenLinkDeps } from './open-link.ts';

export type OpenRoutesDeps = Omit<OpenLinkDeps, 'takeTurns'> & { publicOrigin: string | undefined };

const manifestPath = '/api/shl/:address';
const filePath = '/api/shl/files/:token';
// Whatever stands there: what is no address is answered like one that never was.
const Unguessable = z.string().max(128);

/** The protocol of HL7 SMART Health Links 1.0.0, for programs of other websites. It says itself how its answers look: in no envelope. */
export function registerOpenRoutes(routes: ApiRoutes, parts: OpenRoutesDeps): void {
  const deps: OpenLinkDeps = { ...parts, takeTurns: createTurns({ atOncePerKey: 1 }) };
  const open = { isAnonymous: true, isOpenToAll: true };

  allowPreflight(routes, '/api/shl/*');
  const params = z.object({ address: Unguessable });
  const manifest = { params, body: ManifestBody, response: { 200: Manifest, 401: WrongPasscode } };
  const asking = { schema: manifest, config: { ...open, checksSecret: 'health link' } };
  routes.post(manifestPath, asking, async (request, reply) => {
    const origin = ownOrigin(request, parts.publicOrigin);
    const opened = await openLink(deps, { ...request.params, ...request.body, origin });
    return 'refused' in opened ? reply.code(401).send(opened.refused) : opened.manifest;
  });

  const file = z.unknown().describe('The file that a manifest points at, as a compact JWE.');
  const schema = { params: z.object({ token: Unguessable }), response: { 200: file } };
  const fetching = { schema, config: { ...open, checksSecret: 'health link file' }, exposeHeadRoute: false };
  routes.get(filePath, fetching, async ({ params: { token } }, reply) => {
    const pieces = await fetchFile(deps, { token });
    return reply.type('application/jose').send(Readable.from(pieces, { objectMode: false }));
  });
}
