import { careContrasts } from './contrasts-of-care.ts';
import { stateContrasts } from './contrasts-of-states.ts';
import { thingContrasts } from './contrasts-of-things.ts';
import type { ContrastSet } from './contrast-set.ts';

/** Every set, with one form that knows whether a sentence says anything of it: most sentences say nothing of most sets. */
export const contrastSets: readonly (ContrastSet & { anyTold: RegExp })[] = [
  ...thingContrasts,
  ...stateContrasts,
  ...careContrasts,
].map((set) => ({ ...set, anyTold: new RegExp(set.members.map(({ told }) => told.source).join('|'), 'i') }));
