import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { WholeFirst } from './tests/support/whole-first.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    // Tests wait for databases, processes and browsers: with one worker a core would idle.
    maxWorkers: 2,
    sequence: { sequencer: WholeFirst },
    setupFiles: ['tests/support/no-network.ts', 'tests/support/fail-on-console-error.ts'],
    // On a busy machine what is waited for takes longer than the second that is usual.
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['core/**/*.test.ts', 'tests/evaluation/**/*.test.ts', 'tests/hostile-documents/*.test.ts'],
          // Its rules keep nothing between calls: the knowledge is loaded once for all files.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/*.test.ts',
            'tests/faults/*.test.ts',
            'tests/growth/*.test.ts',
            'tests/hostile-files/*.test.ts',
            'tests/load/**/*.test.ts',
            'tests/specification/*.test.ts',
          ],
          exclude: ['server/features/**'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-features',
          include: ['server/features/**/*.test.ts'],
          // They keep nothing between calls but in a database of their own: the program is loaded once for all files.
          isolate: false,
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}', 'tests/specification/**/*.test.tsx'],
          environment: 'jsdom',
          // The set-up leaves every test the window of a new visitor.
          isolate: false,
          sequence: { groupOrder: 2 },
          setupFiles: ['tests/support/client-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // A browser on a busy machine may draw nothing for a while. A second try is told as such, and must pass.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
