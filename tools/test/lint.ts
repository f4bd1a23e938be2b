import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { copyFaults, copyFiles } from './copyRules';
import { decisionFaults, faultsOf } from './sourceRules';
import { sourceFiles } from './sourceFiles';

/** A check that sees no files passes falsely. */
const FEWEST_FILES = 200;
const FEWEST_CATALOGS = 80;

const oxlint = spawnSync(
  process.execPath,
  [
    join(repositoryRoot, 'node_modules/oxlint/bin/oxlint'),
    '--deny-warnings',
    ...process.argv.slice(2),
  ],
  { cwd: repositoryRoot, stdio: 'inherit' },
);

const files = sourceFiles(repositoryRoot);
const catalogs = copyFiles(repositoryRoot);
const faults = [
  ...files.flatMap(faultsOf),
  ...catalogs.flatMap(copyFaults),
  ...decisionFaults(readdirSync(join(repositoryRoot, 'docs/decisions'))),
];
for (const { file, line, reason } of faults) console.error(`${file}:${line}  ${reason}`);
if (files.length < FEWEST_FILES) console.error(`Only ${files.length} files were checked.`);

if (catalogs.length < FEWEST_CATALOGS) {
  console.error(`Only ${catalogs.length} message catalogs were checked.`);
}

if (
  oxlint.status !== 0 ||
  faults.length > 0 ||
  files.length < FEWEST_FILES ||
  catalogs.length < FEWEST_CATALOGS
)
  process.exitCode = 1;
else
  console.log(
    `${files.length} files and ${catalogs.length} message catalogs follow our own rules.`,
  );
