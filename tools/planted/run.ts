import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { summaryLine } from '../test/counts';
import { repositoryRoot } from '../vite/root';
import { openChecks } from './checks';
import { plant } from './edit';
import { faults } from './faults';
import { makeScratch } from './scratch';

// `npm run test:planted`: does `npm test` notice what it promises to notice?
const { values } = parseArgs({
  options: {
    /** Only these faults, by id. */
    only: { type: 'string', multiple: true },
    /** Only those that this step notices. */
    step: { type: 'string', multiple: true },
  },
});
const chosen = faults.filter(
  ({ id, noticedBy }) =>
    (!values.only || values.only.includes(id)) &&
    (!values.step || values.step.includes(noticedBy.step)),
);

const scratch = makeScratch();
const checks = openChecks(scratch);
const end = (): void => {
  checks.stop();
  scratch.remove();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    end();
    process.exit(130);
  });
}

const results: { id: string; promise: string; step: string; isSeen: boolean; seconds: number }[] =
  [];
try {
  for (const fault of chosen) {
    const { id, promise, noticedBy } = fault;
    const begin = performance.now();
    let isSeen = false;
    let output = '';
    try {
      plant(scratch.root, fault);
      ({ isSeen, output } = await checks.run(fault));
    } catch (error) {
      output = String(error);
    }
    scratch.restore();
    const seconds = (performance.now() - begin) / 1000;
    results.push({ id, promise, step: noticedBy.step, isSeen, seconds });
    const count = `[${results.length}/${chosen.length}]`;
    console.log(
      `${count} ${isSeen ? '✓ seen' : '✗ UNSEEN'} by ${noticedBy.step}: ${id} (${seconds.toFixed(0)} s)`,
    );
    if (!isSeen)
      console.log(`    ${promise}\n${output.trimEnd().split('\n').slice(-8).join('\n')}`);
    const folder = join(repositoryRoot, '.cache/test/planted');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${id}.log`), output);
    // After every fault: a run of hours that is stopped has shown something.
    writeFileSync(
      join(repositoryRoot, '.cache/test/planted.json'),
      JSON.stringify(results, null, 2),
    );
  }
} finally {
  end();
}

const unseen = results.filter(({ isSeen }) => !isSeen);
for (const { id, promise } of unseen) console.error(`UNSEEN  ${id}: ${promise}`);
console.log(
  summaryLine({ passed: results.length - unseen.length, failed: unseen.length, skipped: 0 }),
);
process.exitCode = unseen.length > 0 || results.length === 0 ? 1 : 0;
