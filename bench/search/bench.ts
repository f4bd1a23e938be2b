import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { SearchEntry } from '@gschool/domain/search';
import { build } from 'vite';

import { createManyEntries } from '../../packages/domain/src/search/testing/manyEntries';
import { implementations, type Implementation } from './implementations';
import { titlesWithTypos, typedQueries } from './typedQueries';

const CLASSES = 10_000;
const QUERIES = 60;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const timed = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

/** The size of a module in bytes, minified and compressed. */
async function getCompressedSize(module: string): Promise<number> {
  const entry = 'virtual:entry';
  const answer = await build({
    configFile: false,
    logLevel: 'error',
    root: join(fileURLToPath(import.meta.url), '..'),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `import * as all from '${module}'; globalThis.all = all;` : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(answer) ? answer : [answer];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
  return gzipSync(code).length;
}

async function measure(implementation: Implementation, entries: readonly SearchEntry[]) {
  // Warms up the engine.
  implementation.build(entries.slice(0, 500))('strength');
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let find = (_query: string): readonly string[] => [];
  const built = timed(() => {
    find = implementation.build(entries);
  });
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed - before;
  const times = typedQueries(entries, QUERIES)
    .map((query) => timed(() => find(query)))
    .sort((a, b) => a - b);
  const typos = titlesWithTypos(entries, 200);
  const found = typos.filter(({ id, query }) => find(query).includes(id)).length;
  return {
    name: implementation.name,
    'build ms': Math.round(built),
    'p50 ms': Number(quantile(times, 0.5).toFixed(2)),
    'p95 ms': Number(quantile(times, 0.95).toFixed(2)),
    'slips found %': Math.round((100 * found) / typos.length),
    'heap MB': globalThis.gc ? Number((heap / 1e6).toFixed(1)) : '–',
    'gzip KB': implementation.module
      ? Number(((await getCompressedSize(implementation.module)) / 1000).toFixed(1))
      : 0,
  };
}

/** `npm run bench:search` measures a keystroke in 10,000 classes and how many typos are found. */
for (const fresh of [0, 100]) {
  const entries = createManyEntries(CLASSES, fresh);
  console.log(
    fresh === 0
      ? `\n${CLASSES} classes with the words of a real school`
      : `\n${CLASSES} classes, each with a unique word`,
  );
  const rows = [];
  for (const implementation of await implementations())
    rows.push(await measure(implementation, entries));
  console.table(rows);
}
