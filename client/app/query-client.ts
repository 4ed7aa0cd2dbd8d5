import { QueryClient } from '@tanstack/react-query';

/** Reads are made once and kept; a screen that needs more says so in its own query. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    },
  });
