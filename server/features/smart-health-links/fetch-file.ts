import { findLinkOfFile, isStillUp } from './find-link.ts';
import { openingOf, type OpenLinkDeps } from './open-link.ts';
import { openSharedDocument } from './open-shared-document.ts';
import { sealedPieces } from './sealed-pieces.ts';
import { whileUp } from './while-up.ts';

/**
 * The file that a manifest pointed at, as a JWE in pieces. It breaks off when the link ends while it is on its way. Throws
 * AppError('health_link.not_found') alike for what has ended, what is too old and what never was.
 */
export async function fetchFile(deps: OpenLinkDeps, { token }: { token: string }): Promise<AsyncIterable<string>> {
  const { db, audit, documents } = deps;
  const link = await findLinkOfFile(db, token);
  // Its opening was written down with the manifest, as one look with what is fetched right behind it.
  const record = await documents.giveOut(link.owner, link.ticket, (trx) => audit.recordView(trx, openingOf(link)));
  const { bundle } = await openSharedDocument(deps, record);
  const sealed = await sealedPieces(deps, { link, record, pieces: await bundle() });
  return whileUp(sealed, () => isStillUp(db, link.id));
}
