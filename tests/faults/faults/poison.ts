import { poisonNames, poisonPaper } from '../story/papers.ts';
import type { Fault } from './fault.ts';

/** Somebody uploads what is made to harm whoever reads it. The others are read all the same. */
export const poison: Fault = {
  name: 'poison',
  plan(random) {
    const names = [random.pick(poisonNames), random.pick(poisonNames)];
    return {
      says: names.join(' and '),
      kind: 'own',
      papers: ({ canary }) => names.map((name) => poisonPaper(name, canary)),
      begin: () => Promise.resolve(),
    };
  },
};
