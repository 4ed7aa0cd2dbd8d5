import { useQuery } from '@tanstack/react-query';
import { commentsQuery } from '../api/comments-query.ts';
import { useCommenting } from './commenting.ts';

/** The comments that have been read for the screen. The screen reads them, once for all that show them. */
export const useComments = () => useQuery({ ...commentsQuery(useCommenting().documentRef), enabled: false });
