import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { getAllFiles } from './changed/changedFiles';
import { findAbsentCitations, mayContainReferences } from './references';

// Prints every citation of a document that is not in the repository:
// `npx tsx tools/test/referencesReport.ts`.

const citations = getAllFiles()
  .filter(mayContainReferences)
  .flatMap((file) =>
    findAbsentCitations({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }),
  );
for (const { file, line, reason } of citations) console.log(`${file}:${line}  ${reason}`);
console.log(`${citations.length} citations.`);
