import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import type { Snapshot } from '@gschool/domain/snapshot';

import { readEnvironment } from '../command/environment';
import { printError, printOutput } from '../command/print';
import { chooseTarget, formatTarget } from '../command/target';
import { createSnapshot } from '../snapshot/createSnapshot';
import type { CatalogueRequest, RepairRequest, SnapshotRequest } from './commands';
import { createProgress } from './progress';
import { publishDue, repairCatalogue } from './repair';
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

/** Writes the live documents that differ from the live release, or publishes what is due. */
const handleRepair = async ({ command, project }: RepairRequest): Promise<void> => {
  const services = command === 'due' ? (['auth', 'firestore'] as const) : (['firestore'] as const);
  const target = chooseTarget(project, services, readEnvironment());
  printOutput(formatTarget(target));
  const [{ connect }, { createFirebaseQueryServices }] = await Promise.all([
    import('../command/connect'),
    import('../admin/firebaseAdmin'),
  ]);
  const connection = await connect(target);
  try {
    const all = createFirebaseQueryServices(connection.app);
    if (command === 'due') await publishDue(all, Date.now(), printOutput);
    else await repairCatalogue(all.content, Date.now(), printOutput);
  } finally {
    await connection.close();
  }
};

/** Checks a pack, repairs the live documents, writes a snapshot of a project, or publishes a pack to a project. */
export const handleCatalogue = async (request: CatalogueRequest): Promise<void> => {
  if (request.command === 'check') {
    await checkPackAt(request.path, printOutput);
    return;
  }
  if (request.command === 'snapshot') return handleSnapshot(request);
  if (request.command !== 'publish') return handleRepair(request);
  const { bucket } = request;
  const target = chooseTarget(
    request.project,
    bucket === undefined ? ['firestore'] : ['firestore', 'storage'],
    readEnvironment(),
  );
  printOutput(formatTarget(target));
  // The Admin SDK loads slowly. Checks and invalid command lines do not need it.
  const [{ connect }, { createFirebaseContent }, { openBucket }] = await Promise.all([
    import('../command/connect'),
    import('../content/firebaseContent'),
    import('./bucket'),
  ]);
  const connection = await connect(target, bucket);
  try {
    await publishPack(request, {
      content: createFirebaseContent(connection.app),
      bucket:
        bucket === undefined ? null : openBucket(connection.app, bucket, target.emulators?.storage),
      progress: createProgress(process.stderr, printOutput),
      retry: {
        wait: (ms) => setTimeout(ms),
        random: Math.random,
        onPause: (seconds, error) =>
          printError(`${error.message} Trying again in ${seconds.toFixed(1)} s.`),
      },
      now: Date.now,
      print: printOutput,
    });
  } finally {
    await connection.close();
  }
};
