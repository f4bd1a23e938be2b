import snapshot from 'virtual:snapshot';
import { DEFAULT_LANGUAGE, localizeAll, type LiveEvent } from '@gschool/domain';

import type { EventContent, EventListContent } from '../shared/eventContents';
import { paths } from './paths';

// Documents are in English.
const events = localizeAll(snapshot.events, DEFAULT_LANGUAGE);
const builtAt = Date.now();

const isOver = ({ startsAt, durationMinutes }: LiveEvent): boolean =>
  Date.parse(startsAt) + durationMinutes * 60_000 < builtAt;

const createEventContent = (event: (typeof events)[number]): EventContent => ({
  event: { ...event, translations: undefined },
  builtAt,
  modifiedOn: event.updatedAt?.slice(0, 10),
});

/** The events that are not over, the first one first. */
const upcoming = (): EventListContent =>
  events
    .filter((event) => !isOver(event))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(({ id, title, startsAt }) => ({ id, title, startsAt }));

/** The paths of the events of the snapshot, for prerendering. */
export const eventPaths: readonly string[] = events.map(({ id }) => paths.event(id));

const contents = new Map<string, () => unknown>([
  ...events.map((event) => [paths.event(event.id), () => createEventContent(event)] as const),
  [paths.events, upcoming],
]);

/** What a document contains of the snapshot; undefined without one. */
export const getSnapshotContent = (path: string): unknown =>
  events.length > 0 ? contents.get(path)?.() : undefined;
