import { z } from 'zod';

import { snapshotSchema } from './schema';
import type { Snapshot } from './types';

/** The snapshot without fields that visitors may not see. Throws an error that names what is wrong. */
export const parseSnapshot = (data: unknown): Snapshot => {
  const parsed = snapshotSchema.safeParse(data);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  // The schema checks texts in other languages only for their form.
  return parsed.data as Snapshot;
};
