import type { ActKind, ActRequest, ActResult, AdminErrorBody } from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import type { Store } from '@gschool/state';

import { asAppError } from '../../queries/retry';
import type { ActDraft } from './actIds';

/** A list of acts that is sent in parts, such as a block of 500 members. */
export interface ActList {
  acts: readonly ActRequest[];
  /** What became of each act; null for those that were not sent, or without an answer. */
  results: readonly (ActResult | null)[];
  /** `stopping`: the last part is on its way. `stopped`: some were not sent. */
  state: 'running' | 'stopping' | 'stopped' | 'ended';
  /** Why it stopped; null if it did not, or if someone stopped it. */
  error: AppError | AdminErrorBody | null;
}

/** The acts of one request. The administrator sees how many of them were sent. */
export const PART_SIZE = 25;

export interface ActListOptions {
  list: Store<ActList | null>;
  /** Sends one part. Throws `AppError` if there is no answer. */
  send: (acts: readonly ActRequest[], total: number) => Promise<readonly ActResult[]>;
  /** Asks the administrator to sign in again; resolves to false if they do not. */
  renewSignIn: () => Promise<boolean>;
  /** Called with what is left to send, before the first part and after each. */
  save: (left: readonly ActRequest[]) => void;
}

/** A list of new acts. */
export const createActList = (drafts: readonly ActDraft[]): ActList => ({
  acts: drafts.map((draft) => ({ ...draft, id: crypto.randomUUID() }) as ActRequest),
  results: drafts.map(() => null),
  state: 'stopped',
  error: null,
});

/** The acts without a result. */
export const getUnsent = ({ acts, results }: ActList): readonly ActRequest[] =>
  acts.filter((_, index) => results[index] === null);

/** The kind of the acts. */
export const getListKind = ({ acts }: ActList): ActKind | undefined => acts[0]?.kind;

/** An error that would be the answer to all other parts too. */
const findStop = (results: readonly ActResult[]): AdminErrorBody | null => {
  for (const result of results) {
    if (result.outcome !== 'refused') continue;
    const { code } = result.error;
    if (
      code === 'recent-sign-in-required' ||
      code === 'rate-limited' ||
      code === 'unauthenticated' ||
      code === 'unavailable'
    )
      return result.error;
  }
  return null;
};

/**
 * Sends the acts of a list that have no result, one part after the other, until it is done, someone
 * stops it, or there is no answer. The ids stay the same, so that what is sent again runs once.
 * Never rejects: the list says what happened.
 */
export const sendActList = async ({
  list,
  send,
  renewSignIn,
  save,
}: ActListOptions): Promise<ActList | null> => {
  const update = (changes: Partial<ActList>): void => {
    const now = list.get();
    if (now !== null) list.set({ ...now, ...changes });
  };
  const stop = (error: ActList['error']) => update({ state: 'stopped', error });
  update({ state: 'running', error: null });
  save(getUnsent(list.get() as ActList));
  for (;;) {
    const current = list.get();
    if (current === null) return null;
    const left = getUnsent(current);
    if (left.length === 0) {
      update({ state: 'ended' });
      break;
    }
    if (current.state === 'stopping') {
      stop(null);
      break;
    }
    const part = left.slice(0, PART_SIZE);
    try {
      let results = await send(part, current.acts.length);
      if (findStop(results)?.code === 'recent-sign-in-required' && (await renewSignIn()))
        results = await send(part, current.acts.length);
      const error = findStop(results);
      const answers = new Map(
        results
          .filter((result) => findStop([result]) === null)
          .map((result) => [result.id, result] as const),
      );
      update({
        results: current.acts.map(
          ({ id }, index) => answers.get(id) ?? current.results[index] ?? null,
        ),
      });
      save(getUnsent(list.get() ?? current));
      if (error !== null) {
        stop(error);
        break;
      }
    } catch (error) {
      stop(asAppError(error));
      break;
    }
  }
  return list.get();
};
