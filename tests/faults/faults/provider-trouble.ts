import { faultNames } from '#tests/support/model-servers/faults.ts';
import { startMockProvider } from '#tests/support/model-servers/start-mock-provider.ts';
import type { Fault } from './fault.ts';

/** Whoever is to write the words is away, slow, or writes nonsense. The built-in words always come. */
export const providerTrouble: Fault = {
  name: 'provider-trouble',
  plan(random) {
    const fault = random.pick(faultNames);
    return {
      says: `the model answers with ${fault}`,
      kind: 'own',
      async prepare(world) {
        const provider = await startMockProvider({ wire: 'local', answer: () => ({ fault }) });
        world.env['LOCAL_MODEL_URL'] = provider.baseUrl;
        world.env['LOCAL_MODEL'] = 'm';
        world.env['LOCAL_MODEL_CONSENT'] = 'not-needed';
        world.env['AI_BUDGET_SECONDS'] = '5';
        world.undo.push(() => provider.close());
      },
      begin: () => Promise.resolve(),
    };
  },
};
