import { defineConfig } from 'vitest/config';

/** The tests that must fail when the code is mutated. */
export default defineConfig({
  test: {
    environment: 'node',
    // This test reads the apps' sources, which are not in the sandbox.
    exclude: ['**/kept.test.ts', '**/node_modules/**'],
    setupFiles: ['tools/mutation/vitest.setup.ts'],
    testTimeout: 60_000,
    include: ['packages/domain/src/**/*.test.ts', 'packages/data/src/{cache,mappers}/**/*.test.ts'],
  },
});
