/** What was opened is closed in reverse, each once, whatever the others do. */
export function createTeardown() {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (step: () => Promise<void> | void): void => void steps.push(step),
    run: async (): Promise<void> => {
      for (const step of steps.splice(0).toReversed()) {
        try {
          await step();
        } catch {
          // The others are closed all the same.
        }
      }
    },
  };
}

export type Teardown = ReturnType<typeof createTeardown>;
