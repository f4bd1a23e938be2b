import { writeFileSync } from 'node:fs';

import type { Snapshot } from '@gschool/domain/snapshot';

import type { Print } from '../command/print';

/** Writes the file of the setting `SITE_SNAPSHOT`, and prints what it contains. */
export const writeSnapshot = (file: string, snapshot: Snapshot, print: Print): void => {
  writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`);
  const { products, events } = snapshot;
  print(
    `${products.length} products, ${events.length} events → ${file}. ` +
      'Set SITE_SNAPSHOT to this file, write firebase.json (npx tsx firebase/writeHosting.ts) and build.',
  );
};
