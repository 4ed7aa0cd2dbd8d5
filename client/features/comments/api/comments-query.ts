import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { Comment } from '#core/comments/comment.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';
import { commentsPath } from './comments-path.ts';

const Comments = z.array(Comment);

/** What has been written about a document, as far as whoever asks may see it; oldest first. */
export const commentsQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['comments', 'of', ref],
    queryFn: ({ signal }) => callApi({ path: commentsPath(ref), output: Comments, signal }),
    // Others write while nobody looks.
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
