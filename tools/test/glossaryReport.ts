import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { getAllFiles } from './changed/changedFiles';
import { findNameErrors } from './nameRules';

// Prints every name that contains a word which docs/glossary.md refuses, the most frequent first:
// `npx tsx tools/test/glossaryReport.ts`.

const ignored = /(^|\/)(node_modules|references)\/|\.(png|webp|jpg|mp4|m4s|m4a|ts\.map|woff2)$/;
const files = getAllFiles().filter((file) => !ignored.test(file));
const filesOf = new Map<string, string[]>();
for (const file of files) {
  const isScript = /\.tsx?$/.test(file);
  const text = isScript ? readFileSync(join(repositoryRoot, file), 'utf8') : '';
  for (const { reason } of findNameErrors({ file, text })) {
    filesOf.set(reason, [...(filesOf.get(reason) ?? []), file]);
  }
}

const hits = [...filesOf].sort(([, a], [, b]) => b.length - a.length);
for (const [reason, where] of hits) {
  console.log(`${String(where.length).padStart(4)}  ${reason.replace(' (docs/glossary.md)', '')}`);
  console.log(`      ${where.join(' ')}`);
}
console.log(`${hits.length} names in ${files.length} files contain a refused word.`);
