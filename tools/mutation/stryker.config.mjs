// Mutates the rules, the caches and the mappers for `npm run test:mutation`.
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: [here('node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: true },
  mutate: [
    'packages/domain/src/**/*.ts',
    'packages/data/src/{cache,mappers}/**/*.ts',
    '!**/*.test.ts',
    '!**/{index,types}.ts',
    '!**/testing/**',
  ],
  // The sandbox is a copy of only the files that these tests read.
  ignorePatterns: [
    '/apps',
    '/docs',
    '/e2e',
    '/packages/{ui,themes}',
    '/tools/*',
    '!/tools/mutation',
    '/mocks/public',
    'dist*',
    'storybook-static',
    '.cache',
  ],
  // TypeScript 7 has no JavaScript API for rewriting a tsconfig, and vitest needs no type check.
  tsconfigFile: 'no-tsconfig.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  tempDirName: '.cache/mutation/sandbox',
};
