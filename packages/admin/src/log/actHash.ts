import type { Act } from '../contract';
import { computeSha256 } from '../sha256';
import { toCanonicalJson } from './canonicalJson';

/**
 * The hash of an act: SHA-256 in hexadecimal over its fields that never change. `status` and
 * `undoneBy` change later, so they are not included. The previous hash is, so a change of any act
 * breaks the chain after it.
 */
export const computeActHash = (act: Omit<Act, 'hash'>): Promise<string> => {
  const { id, sequence, kind, args, subject, by, at } = act;
  const { before, after, isUndoable, undoes, previousHash } = act;
  const fixed = { id, sequence, kind, args, subject, by, at, before, after, isUndoable, undoes };
  return computeSha256(toCanonicalJson({ ...fixed, previousHash }));
};
