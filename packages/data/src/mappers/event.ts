import type { EventAccess, LiveEvent } from '@gschool/domain';

import * as read from './read';

/** `events/{id}`. Throws `AppError`. */
export const toEvent = (data: unknown, id: string): LiveEvent => {
  const where = `events/${id}`;
  const fields = read.asFields(data, where);
  return {
    id: read.validId(id, where),
    title: read.requiredText(fields, 'title', where),
    startsAt: read.requiredInstant(fields, 'startsAt', where),
    durationMinutes: read.requiredNumber(fields, 'durationMinutes', where),
    instructorId: read.textOrNull(fields, 'instructorId'),
    instructorName: read.textOrNull(fields, 'instructor'),
    description: read.text(fields, 'description'),
    poster: read.text(fields, 'poster'),
    hasReplay: read.bool(fields, 'hasReplay'),
    translations: read.translations(fields, ['title', 'description', 'instructorName']),
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
