import { isOutdated } from '@gschool/domain';

import { withAppErrors } from './toAppError';
import type { DocumentService } from './documentService';
import { readVersionedDocument, writeDocuments, type VersionedDocument } from './versionedDocument';

/** The maximum number of attempts; each one fails if another writer changes the document. */
const MAX_ATTEMPTS = 5;

/**
 * Calls `attempt`, which reads and writes a document, and repeats it while other writers change,
 * create or delete the document between the read and the write. Throws `AppError` about `what`;
 * `conflict` after too many attempts.
 */
export const retryOutdatedWrite = async <T>(
  attempt: () => Promise<T>,
  what: string,
): Promise<T> => {
  for (let attemptsLeft = MAX_ATTEMPTS - 1; ; attemptsLeft -= 1) {
    try {
      return await withAppErrors(attempt, what);
    } catch (error) {
      if (attemptsLeft === 0 || !isOutdated(error)) throw error;
    }
  }
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns the new fields of a document; null to delete it, undefined to leave it unchanged. */
export type DocumentUpdate = (stored: Fields | null) => Fields | null | undefined;

/**
 * Updates a document safely, even while others write: applies `change` to the fields (null: no
 * document) and writes the result if the document has not changed since the read; otherwise reads
 * the document and applies the change again. Throws `AppError`; `conflict` after too many attempts.
 */
export type VersionedUpdate = (path: string, change: DocumentUpdate) => Promise<void>;

/**
 * @param isCacheable whether to cache the version of a document after a write, so that the next
 * update needs no read: during playback, each flush is then a single request
 */
export const createVersionedUpdate = (
  service: DocumentService,
  isCacheable: (path: string) => boolean,
): VersionedUpdate => {
  const cachedDocuments = new Map<string, VersionedDocument>();
  const attempt = async (path: string, change: DocumentUpdate): Promise<void> => {
    const cached = cachedDocuments.get(path);
    // The entry is removed until the write succeeds.
    cachedDocuments.delete(path);
    const cachedChange = cached && change(cached.data);
    // A write checks the cached version. If nothing is to be written, nothing would check it, so
    // the document is read.
    const usesCache = cached !== undefined && cachedChange !== undefined;
    const stored = usesCache ? cached : await readVersionedDocument(service, path);
    const data = usesCache ? cachedChange : change(stored?.data ?? null);
    const updateTime =
      data === undefined
        ? stored?.updateTime
        : await writeDocuments(service, [{ path, data, version: stored?.updateTime ?? null }]);
    if (!updateTime || !isCacheable(path)) return;
    if (data) cachedDocuments.set(path, { data: { ...data }, updateTime });
    else if (stored && data === undefined) cachedDocuments.set(path, stored);
  };
  return (path, change) => retryOutdatedWrite(() => attempt(path, change), path);
};
