import { z } from 'zod';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { PageSummary } from '#core/documents/page-layout.ts';
import { Span, type Span as Place } from '#core/kernel/span.ts';
import { callApi } from '#client/lib/call-api.ts';

const Corrected = z.object({ text: z.string(), pages: z.array(PageSummary), span: Span });

export type Correction = { span: Place; text: string };

/** Puts other words in the place of `span`, or confirms those that stand there. The document is explained anew in the same call. */
export const correctWord = (ref: DocumentRef, correction: Correction) =>
  callApi({
    path: `/api/medical-documents/${encodeURIComponent(ref)}/corrections`,
    method: 'POST',
    body: correction,
    output: Corrected,
  });
