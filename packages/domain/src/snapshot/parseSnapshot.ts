import { z } from 'zod';

import { snapshotSchema } from './schema';
import type { Snapshot } from './types';

/**
 * Parses a snapshot and removes fields that visitors may not see. Throws an error that names the
 * problem.
 */
export const parseSnapshot = (data: unknown): Snapshot => {
  const parsed = snapshotSchema.safeParse(data);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  // For texts in other languages, the schema checks only their form.
  return parsed.data as Snapshot;
};
