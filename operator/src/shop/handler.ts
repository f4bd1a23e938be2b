import { readFileSync } from 'node:fs';

import { readEnvironment } from '../command/environment';
import { UsageError } from '../command/errors';
import { printOutput } from '../command/print';
import { chooseTarget, formatTarget } from '../command/target';
import type { ShopRequest } from './commands';
import { assertEmulators, fillShop } from './run';

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} can’t be read.`);
  }
};

/** Connects to the emulators and runs a request. */
export const handleShop = async ({ path, project }: ShopRequest): Promise<void> => {
  const target = chooseTarget(project, ['auth', 'firestore'], readEnvironment());
  assertEmulators(target);
  printOutput(formatTarget(target));
  // The Admin SDK loads slowly. Invalid command lines do not need it.
  const [{ connect }, { getFirestore }, { parseShopDocuments, writeDocuments }] = await Promise.all(
    [import('../command/connect'), import('firebase-admin/firestore'), import('./documents')],
  );
  const documents = parseShopDocuments(readText(path));
  const connection = await connect(target);
  try {
    const db = getFirestore(connection.app);
    await fillShop(documents, (all) => writeDocuments(db, all), printOutput);
  } finally {
    await connection.close();
  }
};
