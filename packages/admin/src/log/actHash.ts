import type { Act } from '../contract';
import { toCanonicalJson } from './canonicalJson';

/**
 * The hash of an act: SHA-256 in hexadecimal over its fields that never change. `status` and
 * `undoneBy` change later, so they are not included. The previous hash is, so a change of any act
 * breaks the chain after it. Uses Web Crypto, so that the function and a page run the same code.
 */
export const computeActHash = async (act: Omit<Act, 'hash'>): Promise<string> => {
  const { id, sequence, kind, args, subject, by, at } = act;
  const { before, after, isUndoable, undoes, previousHash } = act;
  const fixed = { id, sequence, kind, args, subject, by, at, before, after, isUndoable, undoes };
  const bytes = new TextEncoder().encode(toCanonicalJson({ ...fixed, previousHash }));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
