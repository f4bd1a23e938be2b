import { AdminError } from '../../adminError';
import type { PreparedPublication } from './prepared';

/**
 * Throws an `AdminError` if a publication must not happen: drafts are in conflict, entries are wrong,
 * or most classes would be deleted without `allowsMassDeletion`.
 */
export const assertPublishable = (
  { conflicts, problems, isMassDeletion }: PreparedPublication,
  allowsMassDeletion = false,
): void => {
  if (conflicts.length > 0) throw new AdminError('drafts-in-conflict', { conflicts });
  if (problems.length > 0) throw new AdminError('content-invalid', { entryProblems: problems });
  if (isMassDeletion && !allowsMassDeletion) throw new AdminError('mass-deletion');
};
