import type { Act } from '../contract';
import { computeActHash } from './actHash';
import type { LogHead, LogService } from './logService';

/** A place where the log was changed after it was written. */
export type LogProblem =
  /** An act is missing before this one, or a sequence occurs twice. */
  | { kind: 'gap'; expected: number; found: number; id: string }
  /** The hash that the act names is not the hash of the act before it. */
  | { kind: 'broken-chain'; sequence: number; id: string }
  /** The act was changed after it was written. */
  | { kind: 'changed-act'; sequence: number; id: string }
  /** The last act of the log is not the one that its head names. */
  | { kind: 'wrong-head'; sequence: number };

const PAGE_SIZE = 500;

/** Reads the log page by page, the first act first. */
export async function* listActs(log: Pick<LogService, 'list'>): AsyncGenerator<Act> {
  let after = 0;
  for (;;) {
    const acts = await log.list({ after, limit: PAGE_SIZE });
    yield* acts;
    const last = acts.at(-1);
    if (last === undefined || acts.length < PAGE_SIZE) return;
    after = last.sequence;
  }
}

const checkAct = async (act: Act, previous: LogHead): Promise<readonly LogProblem[]> => {
  const { id, sequence } = act;
  const problems: LogProblem[] = [];
  const expected = previous.sequence + 1;
  if (sequence !== expected) problems.push({ kind: 'gap', expected, found: sequence, id });
  else if (act.previousHash !== previous.hash)
    problems.push({ kind: 'broken-chain', sequence, id });
  if ((await computeActHash(act)) !== act.hash)
    problems.push({ kind: 'changed-act', sequence, id });
  return problems;
};

/** Checks that no act of the log was changed, removed or added by anything but the product. */
export const verifyLog = async (
  log: Pick<LogService, 'list' | 'readHead'>,
): Promise<{ count: number; problems: readonly LogProblem[] }> => {
  const problems: LogProblem[] = [];
  // Read first, because acts may be appended while the log is read.
  const head = (await log.readHead()) ?? { sequence: 0, hash: '' };
  let previous: LogHead = { sequence: 0, hash: '' };
  let count = 0;
  let hashAtHead = '';
  for await (const act of listActs(log)) {
    problems.push(...(await checkAct(act, previous)));
    count += 1;
    if (act.sequence === head.sequence) hashAtHead = act.hash;
    previous = { sequence: act.sequence, hash: act.hash };
  }
  if (hashAtHead !== head.hash || previous.sequence < head.sequence)
    problems.push({ kind: 'wrong-head', sequence: head.sequence });
  return { count, problems };
};
