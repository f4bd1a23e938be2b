import type {
  ActKind,
  ActRequest,
  ActResult,
  AdminErrorBody,
  AdminErrorCode,
} from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import type { Store } from '@gschool/state';

import { asAppError } from '../../queries/retry';
import type { ActDraft } from './actIds';

/** A list of acts that is sent in parts, such as a block of 500 members. */
export interface ActList {
  acts: readonly ActRequest[];
  /** The result of each act; null for those that were not sent, or without an answer. */
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

/** A list of acts of which none was sent. */
export const toActList = (acts: readonly ActRequest[]): ActList => ({
  acts,
  results: acts.map(() => null),
  state: 'stopped',
  error: null,
});

/** A list of new acts. */
export const createActList = (drafts: readonly ActDraft[]): ActList =>
  toActList(drafts.map((draft) => ({ ...draft, id: crypto.randomUUID() }) as ActRequest));

/** The acts without a result. */
export const getUnsent = ({ acts, results }: ActList): readonly ActRequest[] =>
  acts.filter((_, index) => results[index] === null);

/** The kind of the acts. */
export const getListKind = ({ acts }: ActList): ActKind | undefined => acts[0]?.kind;

/** The errors that all other parts would get too. */
const STOP_CODES: readonly AdminErrorCode[] = [
  'recent-sign-in-required',
  'rate-limited',
  'unauthenticated',
  'unavailable',
];

/** The error for which a list stops; null for a result that is final. */
const getStopError = (result: ActResult): AdminErrorBody | null =>
  result.outcome === 'refused' && STOP_CODES.includes(result.error.code) ? result.error : null;

const findStopError = (results: readonly ActResult[]): AdminErrorBody | null =>
  results.map(getStopError).find((error) => error !== null) ?? null;

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
      if (findStopError(results)?.code === 'recent-sign-in-required' && (await renewSignIn()))
        results = await send(part, current.acts.length);
      const error = findStopError(results);
      const answers = new Map(
        results
          .filter((result) => getStopError(result) === null)
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
