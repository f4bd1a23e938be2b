import {
  eventAccessFields,
  eventFields,
  readDocument,
  readTranslated,
  type EventAccess,
  type LiveEvent,
} from '@gschool/domain';

import * as read from './read';

/** `events/{id}`. Throws `AppError`. */
export const toEvent = (data: unknown, id: string): LiveEvent => {
  const where = `events/${id}`;
  const fields = read.asFields(data, where);
  const stored = { ...fields, instructorName: read.field(fields, 'instructor') };
  return {
    id: read.validId(id, where),
    ...readTranslated(eventFields, stored, where, id),
  };
};

/** Whether a text is an http(s) URL. Nothing else may become a link. */
const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** `events/{id}/access/join`. Throws `AppError`. */
export const toEventAccess = (data: unknown, id: string): EventAccess => {
  const access = readDocument(eventAccessFields, data, `events/${id}/access/join`, 'join');
  const { joinUrl } = access;
  return { ...access, joinUrl: joinUrl !== null && isWebAddress(joinUrl) ? joinUrl : null };
};
