import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { copyFaults, copyFiles } from './copyRules';
import { decisionFaults, faultsOf } from './sourceRules';
import { sourceFiles } from './sourceFiles';

/** A check that sees no files passes falsely. */
const FEWEST_FILES = 200;
const FEWEST_CATALOGS = 80;

/** Runs a program of `node_modules`. Its output is printed when it fails. */
const run = (program: string, ...options: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join(repositoryRoot, 'node_modules', program), ...options],
      { cwd: repositoryRoot },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => {
      if (code !== 0) console.error(output);
      resolve(code === 0);
    });
  });

/** The rules that no linter has. */
function checkOwnRules(): boolean {
  const files = sourceFiles(repositoryRoot);
  const catalogs = copyFiles(repositoryRoot);
  const faults = [
    ...files.flatMap(faultsOf),
    ...catalogs.flatMap(copyFaults),
    ...decisionFaults(readdirSync(join(repositoryRoot, 'docs/decisions'))),
  ];
  for (const { file, line, reason } of faults) console.error(`${file}:${line}  ${reason}`);
  const areEnough = files.length >= FEWEST_FILES && catalogs.length >= FEWEST_CATALOGS;
  if (!areEnough) {
    console.error(`Only ${files.length} files and ${catalogs.length} catalogs were checked.`);
  }
  return faults.length === 0 && areEnough;
}

// `npm run lint [-- OPTIONS OF OXLINT]`: four checks side by side.
const programs = [
  run('oxlint/bin/oxlint', '--deny-warnings', ...process.argv.slice(2)),
  // Files, exports and dependencies that nothing uses (knip.jsonc).
  run('knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'),
  // Code that stands in two places (.jscpd.json).
  run('jscpd/run-jscpd.js'),
];
const results = [checkOwnRules(), ...(await Promise.all(programs))];
if (results.includes(false)) process.exitCode = 1;
else console.log('Lint found nothing: oxlint, knip, jscpd and the rules in tools/test.');
