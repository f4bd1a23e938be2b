import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { repositoryRoot } from '../vite/root';
import { catalogueHelp } from './catalogue/help';
import { journalIn } from './catalogue/journal';
import { parseCatalogue } from './catalogue/options';
import { progressOn } from './catalogue/progress';
import { checkPackAt, publishPack } from './catalogue/run';
import { thisMachine } from './command/machine';
import { runCommand } from './command/outcome';
import { chooseTarget, targetLine } from './command/target';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else lives, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

await runCommand('catalogue', async () => {
  const options = parseCatalogue(process.argv.slice(2));
  if (options === 'help') {
    console.log(catalogueHelp);
    return 0;
  }
  if (options.command === 'check') {
    await checkPackAt(options.path, console.log);
    return 0;
  }
  const { bucket } = options;
  const target = chooseTarget(
    options.project,
    bucket === undefined ? ['firestore'] : ['firestore', 'storage'],
    thisMachine(),
  );
  console.log(targetLine(target));
  // Heavy, and needed for nothing above: a check and a slip of the pen answer at once.
  const [{ connect }, { firestoreStore }, { openBucket }] = await Promise.all([
    import('./command/connect'),
    import('./catalogue/store'),
    import('./catalogue/bucket'),
  ]);
  const project = target.emulators ? `${target.projectId} (emulator)` : target.projectId;
  const file = `catalogue-${target.projectId}${target.emulators ? '-emulator' : ''}.jsonl`;
  const connection = await connect(target, bucket);
  try {
    return await publishPack(options, {
      store: firestoreStore(connection.app),
      bucket:
        bucket === undefined ? null : openBucket(connection.app, bucket, target.emulators?.storage),
      journal: journalIn(options.journal ?? join(repositoryRoot, '.cache/operator', file)),
      progress: progressOn(process.stderr, console.log),
      retry: {
        wait: (ms) => setTimeout(ms),
        random: Math.random,
        onPause: (seconds, error) =>
          console.error(`${error.message} Trying again in ${seconds.toFixed(1)} s.`),
      },
      project,
      now: Date.now(),
      pid: process.pid,
      isAlive,
      print: console.log,
    });
  } finally {
    await connection.close();
  }
});
