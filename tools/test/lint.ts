import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { findCopyErrors, readCopyFiles } from './copyRules';
import { findDecisionErrors, findSourceErrors } from './sourceRules';
import { readSourceFiles } from './sourceFiles';

/** A check that sees no files passes falsely. */
const MIN_FILES = 200;
const MIN_CATALOGS = 80;

/** Runs a program of `node_modules`. Its output is printed when it fails. */
const runProgram = (program: string, ...options: string[]): Promise<boolean> =>
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
  const files = readSourceFiles(repositoryRoot);
  const catalogs = readCopyFiles(repositoryRoot);
  const errors = [
    ...files.flatMap(findSourceErrors),
    ...catalogs.flatMap(findCopyErrors),
    ...findDecisionErrors(readdirSync(join(repositoryRoot, 'docs/decisions'))),
  ];
  for (const { file, line, reason } of errors) console.error(`${file}:${line}  ${reason}`);
  const hasEnoughFiles = files.length >= MIN_FILES && catalogs.length >= MIN_CATALOGS;
  if (!hasEnoughFiles) {
    console.error(`Only ${files.length} files and ${catalogs.length} catalogs were checked.`);
  }
  return errors.length === 0 && hasEnoughFiles;
}

// `npm run lint [-- OPTIONS OF OXLINT]`: four checks side by side.
const programs = [
  runProgram('oxlint/bin/oxlint', '--deny-warnings', ...process.argv.slice(2)),
  // Files, exports and dependencies that nothing uses (knip.jsonc).
  runProgram('knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'),
  // Code that stands in two places (.jscpd.json).
  runProgram('jscpd/run-jscpd.js'),
];
const results = [checkOwnRules(), ...(await Promise.all(programs))];
if (results.includes(false)) process.exitCode = 1;
else console.log('Lint found nothing: oxlint, knip, jscpd and the rules in tools/test.');
