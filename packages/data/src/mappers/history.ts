import type { HistoryEntry } from '@gschool/domain';

import * as read from './read';

/** `users/{uid}/history/{videoId}`. Throws `AppError`. */
export const toHistoryEntry = (
  fields: read.Fields,
  videoId: string,
  where: string,
): HistoryEntry => ({
  videoId,
  title: read.text(fields, 'title'),
  posterRef: read.text(fields, 'posterRef'),
  durationSeconds: read.requiredNumber(fields, 'durationSeconds', where),
  position: read.requiredNumber(fields, 'position', where),
  completed: read.bool(fields, 'completed'),
  lastWatchedAt: read.requiredInstant(fields, 'lastWatchedAt', where),
});
