import { OpenedShare } from '#core/sharing/share.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Opens a document by its number and the code of a share. */
export const openByNumber = ({ documentId, accessCode }: { documentId: number; accessCode: string }) =>
  callApi({
    path: `/api/shared-documents/${documentId}/access`,
    method: 'POST',
    body: { accessCode },
    output: OpenedShare,
  });

/** Opens a document by the link of a mail and the code of its share. */
export const openByLink = (body: { token: string; accessCode: string }) =>
  callApi({ path: '/api/shared-documents/open', method: 'POST', body, output: OpenedShare });

/** Opens what is shared with the confirmed address of whoever is signed in: no code is asked for. */
export const openByAccount = (shareId: number) =>
  callApi({ path: `/api/shared-with-me/${shareId}/open`, method: 'POST', output: OpenedShare });
