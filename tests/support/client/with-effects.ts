import { configure } from '@testing-library/react';

// Tests may hold the clock; what React has put off goes on all the same.
const nextTurn = setImmediate;

/** What a test has waited for is handed to it once the effects of that render have run too, however busy the machine is. */
configure(({ asyncWrapper }) => ({
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => nextTurn(resolve));
    return found;
  },
}));
