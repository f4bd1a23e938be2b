import { AdminError } from '../adminError';
import type { Act } from '../contract';
import { computeActHash } from './actHash';
import { isSameJson } from './canonicalJson';
import type { LogService, LogTransaction } from './logService';

/** An act before it has a place in the log. */
export type ActDraft = Omit<Act, 'sequence' | 'undoneBy' | 'previousHash' | 'hash'>;

/** An act that has no place in the log yet: the result of a dry run. */
export const toUnloggedAct = (draft: ActDraft): Act => ({
  ...draft,
  sequence: 0,
  undoneBy: null,
  previousHash: '',
  hash: '',
});

/** Who asks for which act. */
export type ActIdentity = Pick<Act, 'id' | 'kind' | 'args' | 'by'>;

/**
 * Finds the stored act of a request that was sent before. Throws an `AdminError` (`id-reused`) if
 * the id belongs to another act, or to another caller.
 */
export const findRepeated = async (
  log: Pick<LogTransaction, 'read'>,
  { id, kind, args, by }: ActIdentity,
): Promise<Act | null> => {
  const stored = await log.read(id);
  if (stored === null) return null;
  const isSame = stored.kind === kind && stored.by === by && isSameJson(stored.args, args);
  if (!isSame) throw new AdminError('id-reused');
  return stored;
};

/**
 * Appends an act to the log in a transaction, and marks the act that it undoes. All reads happen
 * before the first write.
 */
export const appendAct = async (log: LogTransaction, draft: ActDraft): Promise<Act> => {
  const head = (await log.readHead()) ?? { sequence: 0, hash: '' };
  const sequence = head.sequence + 1;
  const unhashed = { ...toUnloggedAct(draft), sequence, previousHash: head.hash };
  const act: Act = { ...unhashed, hash: await computeActHash(unhashed) };
  log.append(act, { sequence, hash: act.hash });
  if (act.undoes !== null) log.setUndoneBy(act.undoes, act.id);
  return act;
};

/** Appends an act that changes no document; a repeated request gets the stored act. */
export const appendOnce = (log: Pick<LogService, 'change'>, draft: ActDraft): Promise<Act> =>
  log.change(
    async (transaction) =>
      (await findRepeated(transaction, draft)) ?? appendAct(transaction, draft),
  );
