import { defineConfig } from 'vitest/config';

// A set of its own: what it needs is asked for by scripts/test-voices.mjs, and by nobody else. Reading aloud takes its time.
export default defineConfig({
  test: {
    include: ['tests/voices/*.test.ts'],
    setupFiles: ['tests/support/no-network.ts', 'tests/support/fail-on-console-error.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
