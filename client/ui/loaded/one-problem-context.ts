import { createContext } from 'react';

/** A part of a page that could not be read. */
export type Problem = { reason: string; isFetching: boolean; refetch: () => unknown };

/** Takes a problem up among those of the page, and gives the way to take it out again. */
export const OneProblemContext = createContext<((problem: Problem) => () => void) | null>(null);
