/** What a page says to the worker: which build is yours, you may take over, and what did another app hand over. */
export const whichBuild = 'which-build';
export const takeOver = 'take-over';
export const takeShared = 'take-shared';
