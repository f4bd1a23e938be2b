import { createFacetIndex } from '@gschool/domain';

import { createClasses, watchedPositions } from './catalogue';
import { visit } from './visit';
import { implementations, type Result, type Implementation } from './implementations';
import { measurePage } from './page';

const CLASSES = 10_000;
const VISITS = 20;

const round = (ms: number | undefined): number => Number((ms ?? 0).toFixed(1));
const sorted = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b);
const at = (times: readonly number[], share: number): number =>
  round(sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))]);

const timed = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const classes = createClasses(CLASSES);
const positions = watchedPositions(classes);

/** Measures the build and repeated visits. Changes of the order are measured separately. */
function measure({ name, build }: Implementation) {
  build(classes.slice(0, 500), [])({}, 'newest');
  let narrow = build(classes, positions);
  const built = timed(() => (narrow = build(classes, positions)));
  const filters: number[] = [];
  const sorts: number[] = [];
  for (let visits = 0; visits < VISITS; visits++) {
    let last: string | undefined;
    for (const { selection, order } of visit) {
      (order === last || last === undefined ? filters : sorts).push(
        timed(() => narrow(selection, order)),
      );
      last = order;
    }
  }
  return {
    name,
    'build ms': round(built),
    'filter p50 ms': at(filters, 0.5),
    'filter p95 ms': at(filters, 0.95),
    'order p50 ms': at(sorts, 0.5),
    'order p95 ms': at(sorts, 0.95),
  };
}

const plain = ({ total, shown, counts }: Result): string =>
  JSON.stringify([total, shown, [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** Throws when the implementations give different results. */
function assertSameResults(): void {
  const results = implementations.map(({ build }) => build(classes, positions));
  for (const { selection, order } of visit) {
    const [first, ...others] = results.map((narrow) => plain(narrow(selection, order)));
    if (others.some((one) => one !== first)) throw new Error(`The results differ: ${order}`);
  }
}

/**
 * `npm run bench:catalogue [-- URL]` measures filtering 10,000 classes. With the URL of a served site
 * (`npm run preview`), it also measures interaction delays and long tasks of the page.
 */
assertSameResults();
console.log(`\n${CLASSES} classes, ${createFacetIndex(classes).facets.series.size} series`);
console.table(implementations.map(measure));

const address = process.argv[2];
if (address) console.table(await measurePage(address));
