import snapshot from 'virtual:snapshot';
import { DEFAULT_LANGUAGE, localizeAll, type LiveEvent } from '@gschool/domain';

import type { EventContent, EventListContent } from '../shared/eventContents';
import { paths } from './paths';

// Documents are in English.
const events = localizeAll(snapshot.events, DEFAULT_LANGUAGE);
const isOver = ({ startsAt, durationMinutes }: LiveEvent, now: number): boolean =>
  Date.parse(startsAt) + durationMinutes * 60_000 < now;

const createEventContent = (event: (typeof events)[number], builtAt: number): EventContent => ({
  event: { ...event, translations: undefined },
  builtAt,
  modifiedOn: event.updatedAt?.slice(0, 10),
});

/** The events that are not over, in order of their start. */
const findUpcoming = (now: number): EventListContent =>
  events
    .filter((event) => !isOver(event, now))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .map(({ id, title, startsAt }) => ({ id, title, startsAt }));

/** The paths of the events of the snapshot, for prerendering. */
export const eventPaths: readonly string[] = events.map(({ id }) => paths.event(id));

const contents = new Map<string, (now: number) => unknown>([
  ...events.map(
    (event) => [paths.event(event.id), (now: number) => createEventContent(event, now)] as const,
  ),
  [paths.events, findUpcoming],
]);

/**
 * The part of the snapshot that a document contains at an instant (`now` is in epoch milliseconds);
 * undefined without one.
 */
export const getSnapshotContent = (path: string, now: number): unknown =>
  events.length > 0 ? contents.get(path)?.(now) : undefined;
