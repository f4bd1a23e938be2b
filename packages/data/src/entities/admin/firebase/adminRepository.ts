import type { ActResult } from '@gschool/admin/contract';
import { AppError } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

import { documentPaths } from '../../../documents';
import { toAct } from '../../../mappers/act';
import { mapValid } from '../../../mappers/read';
import type { DocumentQuery, DocumentReader } from '../../../firebase/documentReader';
import { REQUEST_TIMEOUT_MS } from '../../../firebase/timeLimit';
import { withAppErrors } from '../../../firebase/toAppError';
import { parseErrorBody, toQueryError } from '../adminErrors';
import type { AdminRepository, LogFilter } from '../adminRepository';

/** A part of a list of acts takes longer than one request to Firestore. */
const ACTS_TIMEOUT_MS = 45_000;

export interface AdminAccess {
  auth: Auth;
  /** Reads with the administrator's token. */
  documents: DocumentReader;
  /** The URL of the function, without a trailing slash. */
  url: string;
  /** The token of App Check; null if App Check is off or issues none. */
  readAppCheckToken: () => Promise<string | null>;
}

/** Reads and writes through the function `admin`; reads the log from Firestore. */
export const createAdminRepository = (access: AdminAccess): AdminRepository => {
  const { auth, documents, url, readAppCheckToken } = access;

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
        const bounds = await findBounds(documents, filter);
        const end = Math.min(before ?? Infinity, bounds.until ?? Infinity);
        const { acts, count, last } = await readActs(documents, {
          where: [
            ...equals('kind', filter.kind),
            ...equals('subject.id', filter.subject),
            ...equals('by', filter.by),
            ...(bounds.from === null ? [] : [['sequence', '>=', bounds.from] as const]),
            ...(end === Infinity ? [] : [['sequence', '<', end] as const]),
          ],
          orderBy: 'sequence',
          isDescending: true,
          limit: size,
        });
        return { acts, next: count < size ? null : last };
      }),
  };
};

/** The condition that a field has this value; none for an absent value. */
const equals = (field: string, value: string | undefined) =>
  value === undefined ? [] : [[field, '==', value] as const];

/** Reads entries of the log. An invalid one is left out with a warning. */
const readActs = async (documents: DocumentReader, query: Omit<DocumentQuery, 'collection'>) => {
  const docs = await documents.find({ collection: documentPaths.acts, ...query });
  const acts = mapValid(docs, (one) => toAct(one.data(), one.id));
  const last: unknown = docs.at(-1)?.data()['sequence'];
  return { acts, count: docs.length, last: typeof last === 'number' ? last : null };
};

/**
 * The range of `sequence` that a period covers: `from` belongs to it, `until` does not. Two acts may
 * have the same time, so pages follow the sequence and not the time.
 */
const findBounds = async (
  documents: DocumentReader,
  { from, until }: LogFilter,
): Promise<{ from: number | null; until: number | null }> => {
  const findFirst = async (time: string): Promise<number> => {
    const { acts } = await readActs(documents, {
      where: [['at', '>=', time]],
      orderBy: 'at',
      limit: 1,
    });
    // All acts are older. A number of this size is larger than every sequence.
    return acts[0]?.sequence ?? Number.MAX_SAFE_INTEGER;
  };
  return {
    from: from === undefined ? null : await findFirst(from),
    until: until === undefined ? null : await findFirst(until),
  };
};
