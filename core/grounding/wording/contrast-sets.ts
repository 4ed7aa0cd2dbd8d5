import { careContrasts } from './contrasts-of-care.ts';
import { partContrasts } from './contrasts-of-parts.ts';
import { stateContrasts } from './contrasts-of-states.ts';
import { timeContrasts } from './contrasts-of-time.ts';
import { thingContrasts } from './contrasts-of-things.ts';
import type { ContrastSet } from './contrast-set.ts';

/** Every set, with one form that knows whether a sentence says anything of it: most sentences say nothing of most sets. */
export const contrastSets: readonly (ContrastSet & { anyTold: RegExp })[] = [
  ...thingContrasts,
  ...partContrasts,
  ...timeContrasts,
  ...stateContrasts,
  ...careContrasts,
].map((set) => ({ ...set, anyTold: new RegExp(set.members.map(({ told }) => told.source).join('|'), 'i') }));
