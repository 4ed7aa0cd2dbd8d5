import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { DocumentPage, PageSummary } from '#core/documents/page-layout.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '../call-api.ts';

const address = (ref: DocumentRef): string => `/api/medical-documents/${encodeURIComponent(ref)}/pages`;

/** The pages of a document without their words. A text file has none. */
export const pagesQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['pages', ref, 'all'],
    queryFn: ({ signal }) => callApi({ path: address(ref), output: z.array(PageSummary), signal }),
  });

/** One page with its words; `number` counts from 1. */
export const pageQuery = (ref: DocumentRef, number: number) =>
  queryOptions({
    queryKey: ['pages', ref, number],
    queryFn: ({ signal }) => callApi({ path: `${address(ref)}/${number}`, output: DocumentPage, signal }),
  });

/** Where the picture of a page is: the source of an `img`. */
export const pictureAddress = (ref: DocumentRef, number: number): string => `${address(ref)}/${number}/picture`;

/** Whether there is a picture of a page: false where it cannot be drawn, or the document is gone. None is drawn for the question. */
export const hasPictureQuery = (ref: DocumentRef, number: number) =>
  queryOptions({
    queryKey: ['pages', ref, number, 'has picture'],
    queryFn: async ({ signal }) => {
      const { status } = await fetch(pictureAddress(ref, number), { method: 'HEAD', credentials: 'include', signal });
      return status !== 404;
    },
    staleTime: 0,
  });
