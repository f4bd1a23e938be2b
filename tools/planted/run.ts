import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { formatCounts } from '../test/counts';
import { repositoryRoot } from '../vite/root';
import { groupErrors, isNoticed, runCheck, type CheckRun } from './checks';
import { plantError } from './applyEdit';
import { plantedErrors } from './errors/index';
import type { PlantedError } from './plantedError';
import { createScratchWorktree } from './scratchWorktree';

// `npm run test:planted` checks whether the suite notices each planted error.
const { values } = parseArgs({
  options: {
    /** Checks only these errors, by id. */
    only: { type: 'string', multiple: true },
    /** Checks only the errors that this step should notice. */
    step: { type: 'string', multiple: true },
  },
});
const chosen = plantedErrors.filter(
  ({ id, noticedBy }) =>
    (!values.only || values.only.includes(id)) &&
    (!values.step || values.step.includes(noticedBy.step)),
);

const scratch = createScratchWorktree();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    scratch.remove();
    process.exit(130);
  });
}

const results: {
  id: string;
  promise: string;
  step: string;
  isNoticed: boolean;
  seconds: number;
}[] = [];
function addResult(planted: PlantedError, run: CheckRun, seconds: number): void {
  const { id, promise, noticedBy } = planted;
  const { output } = run;
  const hasNoticed = isNoticed(planted, run);
  results.push({ id, promise, step: noticedBy.step, isNoticed: hasNoticed, seconds });
  const count = `[${results.length}/${chosen.length}]`;
  console.log(
    `${count} ${hasNoticed ? '✓ noticed' : '✗ UNNOTICED'} by ${noticedBy.step}: ${id} (${seconds.toFixed(0)} s)`,
  );
  if (!hasNoticed)
    console.log(`    ${promise}\n${output.trimEnd().split('\n').slice(-8).join('\n')}`);
  const folder = join(repositoryRoot, '.cache/test/planted');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.log`), output);
  // The results are written after every run, so that a run that is stopped still has results.
  writeFileSync(join(repositoryRoot, '.cache/test/planted.json'), JSON.stringify(results, null, 2));
}

try {
  for (const group of groupErrors(chosen)) {
    const begin = performance.now();
    let run = { hasFailed: false, output: '' };
    try {
      for (const planted of group) plantError(scratch.root, planted);
      run = runCheck(scratch.root, group[0]!);
    } catch (error) {
      run.output = String(error);
    }
    scratch.restore();
    const seconds = (performance.now() - begin) / 1000 / group.length;
    for (const planted of group) addResult(planted, run, seconds);
  }
} finally {
  scratch.remove();
}

const unnoticed = results.filter(({ isNoticed }) => !isNoticed);
for (const { id, promise } of unnoticed) console.error(`UNNOTICED  ${id}: ${promise}`);
console.log(
  formatCounts({ passed: results.length - unnoticed.length, failed: unnoticed.length, skipped: 0 }),
);
process.exitCode = unnoticed.length > 0 || results.length === 0 ? 1 : 0;
