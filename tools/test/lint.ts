import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { getAllFiles } from './changed/changedFiles';
import { findAbsenceErrors } from './absenceRules';
import { findClockErrors } from './clockRules';
import { findCopyErrors, findProseErrors, hasProse, readCopyFiles } from './findCopyErrors';
import { findKeyErrors } from './keyRules';
import { findNameErrors, hasCheckedName } from './nameRules';
import { findAbsentCitations, mayContainReferences } from './references';
import {
  findBareMessages,
  findDecisionErrors,
  findImportErrors,
  findSourceErrors,
} from './sourceRules';
import { readSourceFiles, type LintError } from './sourceFiles';

/** The maximum number of errors of this repository's rules that are printed. */
const MAX_PRINTED = 40;

/** If there are fewer files, the check is looking in the wrong folders. */
const MIN_FILES = 200;
const MIN_CATALOGS = 80;

/** Runs a program in `node_modules`. Prints its output if it fails. */
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

/**
 * Finds errors in all files: names that docs/glossary.md refuses; words that docs/voice.md refuses,
 * in content, documents and comments; citations of documents that are not in the repository;
 * imports outside their group; tests that depend on the machine's clock; stories that assert
 * absence right after an action; and handlers that take keys away from an input method.
 */
function findErrorsOfAllFiles(): LintError[] {
  const files = getAllFiles().filter((file) => existsSync(join(repositoryRoot, file)));
  return files.flatMap((file) => {
    const isNamed = hasCheckedName(file);
    const isCiting = mayContainReferences(file);
    const isImporting = /\.tsx?$/.test(file);
    const isProse = hasProse(file);
    if (!isNamed && !isCiting && !isImporting && !isProse) return [];
    const source = { file, text: readFileSync(join(repositoryRoot, file), 'utf8') };
    return [
      ...(isNamed ? findNameErrors(source) : []),
      ...(isCiting ? findAbsentCitations(source) : []),
      ...(isProse ? findProseErrors(source) : []),
      ...(isImporting
        ? [
            ...findImportErrors(source),
            ...findClockErrors(source),
            ...findAbsenceErrors(source),
            ...findKeyErrors(source),
          ]
        : []),
    ];
  });
}

/** Checks the rules that no linter has. */
function checkOwnRules(): boolean {
  const files = readSourceFiles(repositoryRoot);
  const catalogs = readCopyFiles(repositoryRoot);
  const errors = [
    ...files.flatMap(findSourceErrors),
    ...files.flatMap(findBareMessages),
    ...catalogs.flatMap(findCopyErrors),
    ...findDecisionErrors(readdirSync(join(repositoryRoot, 'docs/decisions'))),
    ...findErrorsOfAllFiles(),
  ];
  for (const { file, line, reason } of errors.slice(0, MAX_PRINTED)) {
    console.error(`${file}:${line}  ${reason}`);
  }
  if (errors.length > MAX_PRINTED) console.error(`… and ${errors.length - MAX_PRINTED} more`);
  const hasEnoughFiles = files.length >= MIN_FILES && catalogs.length >= MIN_CATALOGS;
  if (!hasEnoughFiles) {
    console.error(`Only ${files.length} files and ${catalogs.length} catalogs were checked.`);
  }
  return errors.length === 0 && hasEnoughFiles;
}

// `npm run lint [-- OPTIONS OF OXLINT]` runs four checks at the same time.
const programs = [
  runProgram(
    'oxlint/bin/oxlint',
    '--deny-warnings',
    '--report-unused-disable-directives',
    ...process.argv.slice(2),
  ),
  // Files, exports and dependencies that nothing uses (knip.jsonc).
  runProgram('knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'),
  // Duplicated code (.jscpd.json).
  runProgram('jscpd/run-jscpd.js'),
];
const results = [checkOwnRules(), ...(await Promise.all(programs))];
if (results.includes(false)) process.exitCode = 1;
else console.log('Lint found nothing: oxlint, knip, jscpd and the rules in tools/test.');
