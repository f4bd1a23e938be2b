import { eventFields, readTranslated, type EventAccess, type LiveEvent } from '@gschool/domain';

import * as read from './read';

/** `events/{id}`. Throws `AppError`. */
export const toEvent = (data: unknown, id: string): LiveEvent => {
  const where = `events/${id}`;
  const fields = read.asFields(data, where);
  const stored = { ...fields, instructorName: read.field(fields, 'instructor') };
  return {
    id: read.validId(id, where),
    ...readTranslated(eventFields, stored, where, id),
    language: read.text(fields, 'language') || undefined,
  };
};

/** An http(s) URL, or null. Nothing else may become a link. */
const webAddress = (text: string): string | null => {
  try {
    return /^https?:$/.test(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
};

/** `events/{id}/access/join`. Throws `AppError`. */
export const toEventAccess = (data: unknown, id: string): EventAccess => {
  const fields = read.asFields(data, `events/${id}/access/join`);
  return {
    joinUrl: webAddress(read.text(fields, 'joinUrl')),
    replayVideoId: read.textOrNull(fields, 'replayVideoId'),
  };
};
