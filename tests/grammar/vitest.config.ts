import { defineConfig } from 'vitest/config';

// A set of its own: what it needs is fetched by scripts/test-grammar.mjs, and by nobody else.
export default defineConfig({
  test: {
    include: ['tests/grammar/*.test.ts'],
    setupFiles: ['tests/support/no-network.ts', 'tests/support/fail-on-console-error.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
