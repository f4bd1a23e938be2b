import type { LiveEvent } from '@gschool/domain';
import * as read from './read';

/** `events/{id}`. Throws `AppError`. */
export const toEvent = (data: unknown, id: string): LiveEvent => {
  const where = `events/${id}`;
  const fields = read.asFields(data, where);
  return {
    id,
    title: read.requiredText(fields, 'title', where),
    startsAt: read.requiredInstant(fields, 'startsAt', where),
    durationMinutes: read.requiredNumber(fields, 'durationMinutes', where),
    instructorName: read.textOrNull(fields, 'instructor'),
    description: read.text(fields, 'description'),
    poster: read.text(fields, 'poster'),
  };
};
