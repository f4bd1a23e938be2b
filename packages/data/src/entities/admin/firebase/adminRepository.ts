import type { ActResult } from '@gschool/admin/contract';
import { AppError } from '@gschool/domain';
import type { Auth } from 'firebase/auth';
import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';

import { documentPaths } from '../../../documents';
import { toAct } from '../../../mappers/act';
import { mapValid } from '../../../mappers/read';
import { getDocs } from '../../../firebase/requests';
import { REQUEST_TIMEOUT_MS } from '../../../firebase/timeLimit';
import { withAppErrors } from '../../../firebase/toAppError';
import { parseErrorBody, toQueryError } from '../adminErrors';
import type { AdminRepository, LogFilter } from '../adminRepository';

/** A part of a list of acts takes longer than one request to Firestore. */
const ACTS_TIMEOUT_MS = 45_000;

export interface AdminAccess {
  auth: Auth;
  db: Firestore;
  /** The URL of the function, without a trailing slash. */
  url: string;
  /** The token of App Check; null if App Check is off or issues none. */
  readAppCheckToken: () => Promise<string | null>;
}

/** Reads and writes through the function `admin`; reads the log from Firestore. */
export const createAdminRepository = (access: AdminAccess): AdminRepository => {
  const { auth, db, url, readAppCheckToken } = access;

  /** Sends one request. Throws `AppError` if there is no answer. */
  const post = async (
    path: string,
    body: object,
    timeout: number,
  ): Promise<{ isOk: boolean; data: unknown }> => {
    await auth.authStateReady();
    const token = await withAppErrors(async () => auth.currentUser?.getIdToken());
    if (token === undefined) throw new AppError({ kind: 'signedOut' });
    const appCheckToken = await readAppCheckToken();
    const controller = new AbortController();
    // Not `AbortSignal.timeout`, which does not follow the clock of a test.
    const timer = setTimeout(() => controller.abort(), timeout);
    try {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...(appCheckToken !== null && { 'X-Firebase-AppCheck': appCheckToken }),
        },
        body: JSON.stringify(body),
        signal: controller.signal,
      });
      const data: unknown = await response.json();
      return { isOk: response.ok, data };
    } catch (error) {
      // The response is not JSON: a proxy answered, not the function.
      if (error instanceof SyntaxError)
        throw new AppError({ kind: 'unavailable', what: 'service' });
      throw new AppError({ kind: 'offline' }, String(error));
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    query: async (kind, args) => {
      const { isOk, data } = await post('queries', { kind, args }, REQUEST_TIMEOUT_MS);
      if (!isOk) throw toQueryError(parseErrorBody(data));
      // The function and this client are built from the same types.
      return (data as { result: never }).result;
    },
    act: async (acts, isDryRun, total) => {
      const body = {
        acts,
        ...(isDryRun && { isDryRun }),
        ...(total !== undefined && { total }),
      };
      const { isOk, data } = await post('acts', body, ACTS_TIMEOUT_MS);
      if (isOk) return (data as { results: readonly ActResult[] }).results;
      const error = parseErrorBody(data);
      if (error.code === 'unavailable')
        throw new AppError({ kind: 'unavailable', what: 'service' });
      return acts.map(({ id }) => ({ id, outcome: 'refused', error }));
    },
    log: (filter, before, size) =>
      withAppErrors(async () => {
        const bounds = await findBounds(db, filter);
        const constraints = [
          ...(filter.kind === undefined ? [] : [where('kind', '==', filter.kind)]),
          ...(filter.subject === undefined ? [] : [where('subject.id', '==', filter.subject)]),
          ...(filter.by === undefined ? [] : [where('by', '==', filter.by)]),
          ...(bounds.from === null ? [] : [where('sequence', '>=', bounds.from)]),
        ];
        const end = Math.min(before ?? Infinity, bounds.until ?? Infinity);
        const { acts, count, last } = await readActs(
          db,
          ...constraints,
          ...(end === Infinity ? [] : [where('sequence', '<', end)]),
          orderBy('sequence', 'desc'),
          limit(size),
        );
        return { acts, next: count < size ? null : last };
      }),
  };
};

/** Reads entries of the log. An invalid one is left out with a warning. */
const readActs = async (db: Firestore, ...constraints: readonly QueryConstraint[]) => {
  const { docs } = await getDocs(query(collection(db, documentPaths.acts), ...constraints));
  const acts = mapValid(docs, (one) => toAct(one.data(), one.id));
  const last: unknown = docs.at(-1)?.data()['sequence'];
  return { acts, count: docs.length, last: typeof last === 'number' ? last : null };
};

/**
 * The range of `sequence` that a period covers: `from` belongs to it, `until` does not. Two acts may
 * have the same time, so pages follow the sequence and not the time.
 */
const findBounds = async (
  db: Firestore,
  { from, until }: LogFilter,
): Promise<{ from: number | null; until: number | null }> => {
  const findFirst = async (time: string): Promise<number> => {
    const { acts } = await readActs(db, where('at', '>=', time), orderBy('at'), limit(1));
    // All acts are older. A number of this size is larger than every sequence.
    return acts[0]?.sequence ?? Number.MAX_SAFE_INTEGER;
  };
  return {
    from: from === undefined ? null : await findFirst(from),
    until: until === undefined ? null : await findFirst(until),
  };
};
