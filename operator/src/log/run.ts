import {
  AdminError,
  listActs,
  replayActs,
  verifyLog,
  type Act,
  type ActServices,
  type LogHead,
  type LogProblem,
  type LogService,
} from '@gschool/admin';

import { RejectedError, UsageError } from '../command/errors';
import { formatText, type Print } from '../command/print';
import type { Target } from '../command/target';

const formatProblem = (problem: LogProblem): string => {
  switch (problem.kind) {
    case 'gap':
      return `act ${problem.expected} is missing: the next one is ${problem.found} (${formatText(problem.id)})`;
    case 'broken-chain':
      return `act ${problem.sequence} (${formatText(problem.id)}) does not continue the act before it`;
    case 'changed-act':
      return `act ${problem.sequence} (${formatText(problem.id)}) was changed`;
    case 'wrong-head':
      return `the log does not end with act ${problem.sequence}, which its head names`;
  }
};

/** Checks the log and prints its end. Throws a `RejectedError` that names each problem. */
export const runVerify = async (
  log: Pick<LogService, 'list' | 'readHead'>,
  print: Print,
): Promise<void> => {
  const { count, problems } = await verifyLog(log);
  const head = await log.readHead();
  if (problems.length > 0)
    throw new RejectedError(
      'The log was changed:',
      ...problems.map((problem) => `  ${formatProblem(problem)}`),
    );
  print(
    head === null
      ? 'The log is empty.'
      : `${count} acts, all unchanged. The last hash is ${head.hash}.`,
  );
};

/** Lists the acts of a period. The days are in UTC, and both are included. */
export const listPeriod = async (
  log: Pick<LogService, 'list'>,
  since: string | null,
  until: string | null,
): Promise<readonly Act[]> => {
  const acts: Act[] = [];
  for await (const act of listActs(log)) {
    const day = act.at.slice(0, 10);
    if ((since === null || day >= since) && (until === null || day <= until)) acts.push(act);
  }
  return acts;
};

/** Throws a `UsageError` for a real project. */
export const assertEmulators = ({ projectId, emulators }: Target): void => {
  if (emulators !== null) return;
  throw new UsageError(
    `${projectId} is a real project: its acts would be run a second time. This command only runs ` +
      'with FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST set.',
  );
};

/** Parses a file that `export` wrote. Throws a `UsageError`. */
export const parseActs = (text: string): readonly Act[] => {
  try {
    const acts: unknown = JSON.parse(text);
    if (Array.isArray(acts) && acts.length > 0) return acts as readonly Act[];
  } catch {
    // The message below covers both.
  }
  throw new UsageError('The file has no list of acts.');
};

/**
 * Runs acts again, and compares the end of the log. Throws a `RejectedError` if an act is refused, or
 * if it has another effect than before.
 *
 * @param setHead sets the end of an empty log
 */
export const runReplay = async (
  services: ActServices,
  acts: readonly Act[],
  setHead: (head: LogHead) => Promise<void>,
  print: Print,
): Promise<void> => {
  const [first] = acts;
  const last = acts.at(-1);
  if (!first || !last) return;
  if ((await services.log.readHead()) === null)
    await setHead({ sequence: first.sequence - 1, hash: first.previousHash });
  let done = 0;
  try {
    await replayActs(services, acts, () => (done += 1));
  } catch (error) {
    const failed = acts[done];
    if (!(error instanceof AdminError) || !failed) throw error;
    throw new RejectedError(
      `Act ${failed.sequence} (${failed.kind}) was refused: ${error.body.code}. The documents are not those from before the first act.`,
    );
  }
  const head = await services.log.readHead();
  if (head?.hash !== last.hash)
    throw new RejectedError(
      'The acts had other effects than before, or the log had acts already. Compare the acts of both projects.',
    );
  print(`${done} acts were run again, with the same effects.`);
};
