import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Snapshot } from '@gschool/domain/snapshot';

import { readEnvironment } from '../command/environment';
import { printError, printOutput } from '../command/print';
import { chooseTarget, formatTarget } from '../command/target';
import { repositoryRoot } from '../repositoryRoot';
import { createSnapshot } from '../snapshot/createSnapshot';
import type { CatalogueRequest, SnapshotRequest } from './commands';
import { openJournal } from './journal';
import { createProgress } from './progress';
import { checkPackAt, publishPack } from './run';

/** Writes the snapshot file that the setting `SITE_SNAPSHOT` names, and prints its contents. */
const writeSnapshot = (file: string, snapshot: Snapshot): void => {
  writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`);
  const { products, events } = snapshot;
  printOutput(
    `${products.length} products, ${events.length} events → ${file}. ` +
      'Set SITE_SNAPSHOT to this file, write firebase.json (npx tsx firebase/writeHosting.ts) and build.',
  );
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A running process of another user causes EPERM.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Reads the project's data and writes the snapshot for the build. */
const handleSnapshot = async ({ out, project }: SnapshotRequest): Promise<void> => {
  const target = chooseTarget(project, ['firestore'], readEnvironment());
  printOutput(formatTarget(target));
  const [{ connect }, { readSnapshotDocuments }] = await Promise.all([
    import('../command/connect'),
    import('../snapshot/readDocuments'),
  ]);
  const connection = await connect(target);
  try {
    const documents = await readSnapshotDocuments(connection.app);
    writeSnapshot(out, createSnapshot(documents, Date.now(), printError));
  } finally {
    await connection.close();
  }
};

/** Checks a pack, writes a snapshot of a project, or publishes a pack to a project. */
export const handleCatalogue = async (request: CatalogueRequest): Promise<void> => {
  if (request.command === 'check') {
    await checkPackAt(request.path, printOutput);
    return;
  }
  if (request.command === 'snapshot') return handleSnapshot(request);
  const { bucket } = request;
  const target = chooseTarget(
    request.project,
    bucket === undefined ? ['firestore'] : ['firestore', 'storage'],
    readEnvironment(),
  );
  printOutput(formatTarget(target));
  // The Admin SDK loads slowly. Checks and invalid command lines do not need it.
  const [{ connect }, { createFirestoreStore }, { openBucket }] = await Promise.all([
    import('../command/connect'),
    import('./store'),
    import('./bucket'),
  ]);
  const project = target.emulators ? `${target.projectId} (emulator)` : target.projectId;
  const file = `catalogue-${target.projectId}${target.emulators ? '-emulator' : ''}.jsonl`;
  const connection = await connect(target, bucket);
  try {
    await publishPack(request, {
      store: createFirestoreStore(connection.app),
      bucket:
        bucket === undefined ? null : openBucket(connection.app, bucket, target.emulators?.storage),
      journal: openJournal(request.journal ?? join(repositoryRoot, '.cache/operator', file)),
      progress: createProgress(process.stderr, printOutput),
      retry: {
        wait: (ms) => setTimeout(ms),
        random: Math.random,
        onPause: (seconds, error) =>
          printError(`${error.message} Trying again in ${seconds.toFixed(1)} s.`),
      },
      project,
      now: Date.now(),
      pid: process.pid,
      isAlive,
      print: printOutput,
    });
  } finally {
    await connection.close();
  }
};
