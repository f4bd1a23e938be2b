import { AppError, checkoutLimitFields, isAppError } from '@gschool/domain';
import {
  doc,
  serverTimestamp,
  Timestamp,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';

import { documentPaths } from '../../../documents';
import { readDocument } from '../../../firebase/documents';
import { writeBatch } from '../../../firebase/requests';
import { withAppErrors } from '../../../firebase/toAppError';

/** The access rules allow this many checkouts and orders before the count must start again. */
const MAX_COUNT = checkoutLimitFields.count.max;
const MAX_ATTEMPTS = 5;

type Fields = Readonly<Record<string, unknown>>;

const HOUR_MS = 3_600_000;

const isFull = (limit: Fields | null): boolean => Number(limit?.['count'] ?? 0) >= MAX_COUNT;

/** Whether the count is full and cannot start again yet. */
const isReached = (limit: Fields | null): boolean => {
  const startedAt = limit?.['startedAt'];
  return (
    isFull(limit) && startedAt instanceof Timestamp && Date.now() - startedAt.toMillis() < HOUR_MS
  );
};

/** The next count. A full count starts again, which the rules allow after an hour. */
const countNext = (limit: Fields | null, sessionId: string) => ({
  count: limit === null || isFull(limit) ? 1 : Number(limit['count']) + 1,
  startedAt: limit === null || isFull(limit) ? serverTimestamp() : limit['startedAt'],
  openedAt: serverTimestamp(),
  sessionId,
});

/**
 * Commits writes that open a checkout session or an order, together with the count that the access
 * rules require (docs/product/orders.md#limits-of-orders-and-checkouts). Another tab can count at
 * the same time, so a refused commit is repeated with the new count. Throws `limitReached` when the
 * account has opened too many.
 */
export const commitCounted = async (
  db: Firestore,
  { uid, sessionId }: { uid: string; sessionId: string },
  addWrites: (batch: WriteBatch) => void,
): Promise<void> => {
  const path = documentPaths.checkoutLimit(uid);
  let limit = await readDocument(db, path);
  for (let attempt = 1; ; attempt += 1) {
    const batch = writeBatch(db);
    addWrites(batch);
    batch.set(doc(db, path), countNext(limit, sessionId));
    try {
      return await withAppErrors(() => batch.commit());
    } catch (error) {
      if (!isAppError(error, 'forbidden')) throw error;
      const current = await readDocument(db, path);
      const isOutdated = current?.['count'] !== limit?.['count'];
      if (!isOutdated || attempt === MAX_ATTEMPTS)
        throw isReached(limit) ? new AppError({ kind: 'limitReached' }) : error;
      limit = current;
    }
  }
};
