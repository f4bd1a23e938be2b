import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { getAllFiles } from './changed/changedFiles';
import { findNameErrors, hasCheckedName } from './nameRules';

// Prints every name that contains a word which docs/glossary.md refuses, the most frequent first:
// `npx tsx tools/test/glossaryReport.ts`.

const files = getAllFiles().filter(hasCheckedName);
const filesByReason = new Map<string, string[]>();
for (const file of files) {
  const isScript = /\.tsx?$/.test(file);
  const text = isScript ? readFileSync(join(repositoryRoot, file), 'utf8') : '';
  for (const { reason } of findNameErrors({ file, text })) {
    filesByReason.set(reason, [...(filesByReason.get(reason) ?? []), file]);
  }
}

const hits = [...filesByReason].sort(([, a], [, b]) => b.length - a.length);
for (const [reason, where] of hits) {
  console.log(`${String(where.length).padStart(4)}  ${reason.replace(' (docs/glossary.md)', '')}`);
  console.log(`      ${where.join(' ')}`);
}
console.log(`${hits.length} names in ${files.length} files contain a refused word.`);
