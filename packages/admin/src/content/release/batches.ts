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
 * @param getPhase returns the phase of a write; if missing, all writes have the same one
 */
export const splitIntoBatches = <T>(
  writes: readonly T[],
  getSize: (write: T) => number,
  limits: BatchLimits = BATCH_LIMITS,
  getPhase: (write: T) => number = () => 0,
): readonly (readonly T[])[] => {
  const batches: T[][] = [];
  let bytes = 0;
  let phase = 0;
  for (const write of writes) {
    const size = getSize(write);
    const current = batches.at(-1);
    const isFull =
      !current ||
      current.length >= limits.writes ||
      bytes + size > limits.bytes ||
      phase !== getPhase(write);
    if (isFull) {
      batches.push([write]);
      bytes = size;
      phase = getPhase(write);
    } else {
      current.push(write);
      bytes += size;
    }
  }
  return batches;
};
