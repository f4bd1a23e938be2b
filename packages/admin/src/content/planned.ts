import { documentPaths } from '@gschool/data/documents';

import { AdminError } from '../adminError';
import type { ContentDocument, ContentTransaction, DocumentChange } from './contentService';
import type { PlannedRelease } from './types';

/** The fields of a planned release; its id is not one of them. */
export const toPlannedRelease = ({ path, data }: ContentDocument): PlannedRelease => ({
  ...(data as unknown as Omit<PlannedRelease, 'id'>),
  id: path.slice(path.lastIndexOf('/') + 1),
});

/** Replaces a planned release. */
export const toPlannedChange = ({ id, ...data }: PlannedRelease): DocumentChange => ({
  path: documentPaths.plannedRelease(id),
  data: { ...data },
});

/**
 * Reads a planned release in a transaction.
 *
 * @throws AdminError `planned-release-ended` if it was published, canceled, or never existed
 */
export const readWaiting = async (
  transaction: Pick<ContentTransaction, 'read'>,
  id: string,
): Promise<PlannedRelease> => {
  const [document] = await transaction.read([documentPaths.plannedRelease(id)]);
  const planned = document && toPlannedRelease(document);
  if (!planned || planned.state !== 'waiting') throw new AdminError('planned-release-ended');
  return planned;
};
