import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  MadeSmartHealthLink,
  SmartHealthLink,
  type NewSmartHealthLinkBody,
} from '#core/smart-health-links/smart-health-link.ts';
import { callApi } from '#client/lib/call-api.ts';

const ofDocument = (documentId: number) => `/api/medical-documents/${documentId}/smart-health-links`;
const ofLink = (linkId: number) => `/api/smart-health-links/${linkId}`;

/** The links of one document, newest first. Asked anew wherever they are shown: others open them while nobody looks. */
export const smartHealthLinksQuery = (documentId: number) =>
  queryOptions({
    queryKey: ['smart-health-links', documentId],
    queryFn: ({ signal }) => callApi({ path: ofDocument(documentId), output: z.array(SmartHealthLink), signal }),
    staleTime: 0,
  });

export const makeSmartHealthLink = (documentId: number, body: NewSmartHealthLinkBody) =>
  callApi({ path: ofDocument(documentId), method: 'POST', body, output: MadeSmartHealthLink });

export const revokeSmartHealthLink = (linkId: number) =>
  callApi({ path: `${ofLink(linkId)}/revoke`, method: 'POST', output: z.unknown() });

/** Only a link that has ended can be deleted. */
export const deleteSmartHealthLink = (linkId: number) =>
  callApi({ path: ofLink(linkId), method: 'DELETE', output: z.unknown() });
