import { z } from 'zod';
import { DocumentShare, ShareKeys, type NewShareBody } from '#core/sharing/share.ts';
import { callApi } from '#client/lib/call-api.ts';

const ofShare = (shareId: number) => `/api/document-shares/${shareId}`;

export const createShare = (body: NewShareBody) =>
  callApi({ path: '/api/document-shares', method: 'POST', body, output: ShareKeys });

/** A new code and a new link: the old ones open nothing any more. */
export const renewCode = (shareId: number) =>
  callApi({ path: `${ofShare(shareId)}/code`, method: 'POST', output: ShareKeys });

export const revokeShare = (shareId: number) =>
  callApi({ path: `${ofShare(shareId)}/revoke`, method: 'POST', output: DocumentShare });

/** Only a share that has ended can be deleted. */
export const deleteShare = (shareId: number) =>
  callApi({ path: ofShare(shareId), method: 'DELETE', output: z.object({ id: z.number().int() }) });
