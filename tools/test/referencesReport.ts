import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { allFiles } from './changed/changedFiles';
import { absentCitations, mayRefer } from './references';

// Prints every citation of a document that is not in the repository:
// `npx tsx tools/test/referencesReport.ts`.

const faults = allFiles()
  .filter((file) => mayRefer(file) && !file.startsWith('tools/test/references'))
  .flatMap((file) =>
    absentCitations({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }),
  );
for (const { file, line, reason } of faults) console.log(`${file}:${line}  ${reason}`);
console.log(`${faults.length} citations.`);
