import { readFileSync, writeFileSync } from 'node:fs';

import { readEnvironment } from '../command/environment';
import { UsageError } from '../command/errors';
import { printOutput } from '../command/print';
import { chooseTarget, formatTarget } from '../command/target';
import type { LogRequest } from './commands';
import { assertEmulators, listPeriod, parseActs, runReplay, runVerify } from './run';

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} can’t be read.`);
  }
};

/** Connects to the project and runs a request. */
export const handleLog = async (request: LogRequest): Promise<void> => {
  const target = chooseTarget(request.project, ['auth', 'firestore'], readEnvironment());
  if (request.command === 'replay') assertEmulators(target);
  const acts = request.command === 'replay' ? parseActs(readText(request.path)) : [];
  printOutput(formatTarget(target));
  // The Admin SDK loads slowly. Invalid command lines do not need it.
  const [{ connect }, { createFirebaseQueryServices }, { setLogHead }] = await Promise.all([
    import('../command/connect'),
    import('../admin/firebaseAdmin'),
    import('./firebaseLog'),
  ]);
  const connection = await connect(target);
  try {
    const services = createFirebaseQueryServices(connection.app);
    if (request.command === 'verify') await runVerify(services.log, printOutput);
    else if (request.command === 'replay')
      await runReplay(services, acts, (head) => setLogHead(connection.app, head), printOutput);
    else {
      const period = await listPeriod(services.log, request.since, request.until);
      writeFileSync(request.path, `${JSON.stringify(period, null, 2)}\n`);
      printOutput(`Written: ${period.length} acts.`);
    }
  } finally {
    await connection.close();
  }
};
