import { defineConfig } from 'vitest/config';

/** The tests that mutants must fail. */
export default defineConfig({
  test: {
    environment: 'node',
    // It reads the sources of the apps, which are not in the sandbox.
    exclude: ['**/kept.test.ts', '**/node_modules/**'],
    setupFiles: ['tools/mutation/vitest.setup.ts'],
    testTimeout: 60_000,
    include: ['packages/domain/src/**/*.test.ts', 'packages/data/src/{cache,mappers}/**/*.test.ts'],
  },
});
