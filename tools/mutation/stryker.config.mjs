// Would the tests notice? Mutates the rules, the caches and the mappers; run by `npm run test:mutation`.
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
  // The sandbox is a copy: only what these tests read goes into it.
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
  // The compiler of this repository has no JavaScript API to rewrite a tsconfig with; vitest needs none.
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
