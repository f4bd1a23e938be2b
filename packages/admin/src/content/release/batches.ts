import { getWritePhase, type Write } from './writes';

/** How much one commit may contain. */
export interface BatchLimits {
  writes: number;
  bytes: number;
}

/** The limits of one Firestore commit, with a margin for the overhead of the request. */
export const BATCH_LIMITS: BatchLimits = { writes: 500, bytes: 9 * 1024 * 1024 };

/**
 * Splits writes into batches in order. Each batch is committed completely or not at all, and
 * contains only writes of the same phase. The index and its manifest share a batch if they are
 * below the limit, which is reached at about 40,000 classes.
 *
 * @param getSize returns the bytes of a write
 */
export const splitIntoBatches = (
  writes: readonly Write[],
  getSize: (write: Write) => number,
  batchLimits: BatchLimits = BATCH_LIMITS,
): readonly (readonly Write[])[] => {
  const batches: Write[][] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = getSize(write);
    const current = batches.at(-1);
    const first = current?.[0];
    const isFull =
      !current ||
      !first ||
      current.length >= batchLimits.writes ||
      bytes + size > batchLimits.bytes ||
      getWritePhase(first) !== getWritePhase(write);
    if (isFull) {
      batches.push([write]);
      bytes = size;
    } else {
      current.push(write);
      bytes += size;
    }
  }
  return batches;
};
