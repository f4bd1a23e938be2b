import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { nameOfCase } from './access/accessCase';
import { accessTable } from './access/accessTable';
import { readCoverage, uncovered } from './access/coverage';
import { coveragePage, coverageTable } from './access/coveragePage';
import { connectEmulator, PROJECT } from './access/emulatorTarget';
import { startEmulator } from './emulator';

// `npm run rules:coverage` runs the access table on the Firestore emulator, prints the coverage and
// writes all conditions to coverage/rules/index.html. With `--if-possible`, which `npm run
// test:merge` uses, a missing emulator is not a failure.
const isOptional = process.argv.includes('--if-possible');
const folder = fileURLToPath(new URL('../coverage/rules/', import.meta.url));

const run = async (): Promise<boolean> => {
  const emulator = await startEmulator(PROJECT);
  if (emulator === null) {
    const reason =
      'no Firestore emulator (or no Java) was found; emulatorJar.ts says where it is looked for.';
    console.error(
      isOptional ? `SKIPPED: conditions of the rules were NOT counted: ${reason}` : reason,
    );
    return isOptional;
  }
  try {
    const target = await connectEmulator(emulator);
    const wrong: string[] = [];
    for (const accessCase of accessTable) {
      if ((await target.isAllowed(accessCase)) !== accessCase.isAllowed)
        wrong.push(nameOfCase(accessCase));
    }
    const conditions = await readCoverage(emulator, PROJECT);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}index.html`, coveragePage(conditions));
    const open = uncovered(conditions);
    console.log(coverageTable(conditions));
    console.log(`\n${accessTable.length} cases, ${wrong.length} failed`);
    for (const line of [...wrong, ...open]) console.error(`  ${line}`);
    console.log(`Every condition: ${folder}index.html`);
    return wrong.length + open.length === 0;
  } finally {
    await emulator.stop();
  }
};

process.exitCode = (await run()) ? 0 : 1;
