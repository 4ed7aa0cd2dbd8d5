import { defineConfig } from 'vitest/config';
import { leftOut } from './left-out.ts';

// A set of its own: what it needs is asked for by scripts/test-cluster.mjs, and by nobody else. Each file has four processes to itself.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts', 'tests/cluster/*.test.ts'],
    exclude: Object.keys(leftOut),
    globalSetup: ['tests/cluster/shared-servers.ts'],
    setupFiles: ['tests/support/no-network.ts', 'tests/support/fail-on-console-error.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // As in the tests of one process: what fails is tried once more, and told as a retry.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
  },
});
