import { isAppError } from '@gschool/domain';
import { withAppErrors } from './toAppError';
import {
  readVersionedDocument,
  writeDocument,
  type DocumentService,
  type VersionedDocument,
} from './versionedDocument';

/** How often somebody else may come between reading and writing. */
const MAX_ATTEMPTS = 5;

type Fields = Readonly<Record<string, unknown>>;

/** The fields that a document shall have; null: it shall go; undefined: it stays as it is. */
type DocumentUpdate = (stored: Fields | null) => Fields | null | undefined;

/**
 * Changes documents by what is stored in them, whoever else does so at the same time:
 * applies `change` to the fields (null: no document) and writes the result if the
 * document is still what was read; else reads and applies once more. Throws `AppError`;
 * `conflict` where others never stop writing.
 */
export type VersionedUpdate = (path: string, change: DocumentUpdate) => Promise<void>;

/**
 * `remembers` whose version is kept after a write, so that the next one needs no
 * reading: during playback a flush is one request.
 */
export const createVersionedUpdate = (
  service: DocumentService,
  isCacheable: (path: string) => boolean,
): VersionedUpdate => {
  const cachedDocuments = new Map<string, VersionedDocument>();
  const attempt = async (path: string, change: DocumentUpdate): Promise<void> => {
    const cached = cachedDocuments.get(path);
    // Until it is known to be what stands there.
    cachedDocuments.delete(path);
    const cachedChange = cached && change(cached.data);
    // A write is checked against what stands there. Where none is needed nothing is, so it is read.
    const usesCache = cached !== undefined && cachedChange !== undefined;
    const stored = usesCache ? cached : await readVersionedDocument(service, path);
    const data = usesCache ? cachedChange : change(stored?.data ?? null);
    const updateTime =
      data === undefined
        ? stored?.updateTime
        : await writeDocument(service, path, data, stored?.updateTime ?? null);
    if (!updateTime || !isCacheable(path)) return;
    if (data) cachedDocuments.set(path, { data: { ...data }, updateTime });
    else if (stored && data === undefined) cachedDocuments.set(path, stored);
  };
  return async (path, change) => {
    for (let attemptsLeft = MAX_ATTEMPTS - 1; ; attemptsLeft -= 1) {
      try {
        return await withAppErrors(() => attempt(path, change), path);
      } catch (error) {
        // Changed, made or deleted by somebody else meanwhile.
        const isOutdated = isAppError(error, 'conflict') || isAppError(error, 'notFound');
        if (attemptsLeft === 0 || !isOutdated) throw error;
      }
    }
  };
};
