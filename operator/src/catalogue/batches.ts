import { phaseOf, type Write } from './writes';

/** What Firestore takes in one commit, less a margin for what a request carries besides. */
export const limits = { writes: 500, bytes: 9 * 1024 * 1024 } as const;

export interface BatchLimits {
  writes: number;
  bytes: number;
}

/**
 * Cuts writes into batches, in their order, each committed whole or not at all.
 * No batch spans two phases. The whole index goes in one batch with its
 * manifest, and so at once, as long as it is under the limit: up to some 40,000 classes.
 *
 * @param getSize bytes of a write
 */
export const batchesOf = (
  writes: readonly Write[],
  sizeOf: (write: Write) => number,
  most: BatchLimits = limits,
): readonly (readonly Write[])[] => {
  const batches: Write[][] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = sizeOf(write);
    const current = batches.at(-1);
    const first = current?.[0];
    const isFull =
      !current ||
      !first ||
      current.length >= most.writes ||
      bytes + size > most.bytes ||
      phaseOf(first) !== phaseOf(write);
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
