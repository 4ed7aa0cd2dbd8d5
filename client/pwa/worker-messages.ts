/** What a page says to the worker: a new one may take over, and what another app handed over is wanted. */
export const takeOver = 'take-over';
export const takeShared = 'take-shared';
