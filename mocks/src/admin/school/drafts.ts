import { toReleaseId, type PlannedRelease, type Source } from '@gschool/admin';
import { formatDraftData, toDraftId } from '@gschool/admin/content';
import { documentPaths } from '@gschool/data/documents';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

import type { SeedDocument } from '../../store/types';
import { ADMIN, MODERATOR, OUTDATED_ID, RENAMED } from './releaseSeeds';
import type { SchoolReleases } from './releases';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The id of the act that planned a release. */
export const PLANNED_ACT = '00000000-0000-4000-8000-000000009001';
/** The event whose change is planned. */
export const PLANNED_EVENT = 'kitchen-salsa-night';
export const PLANNED_NOTE = 'Salsa night moves by an hour';
/** When the planned release is published. */
export const getPlannedTime = (time: number): string =>
  new Date(Math.floor(time / DAY_MS) * DAY_MS + 2 * DAY_MS + 7 * 60 * MINUTE_MS).toISOString();

interface DraftSeed {
  list: PackList;
  id: string;
  by: string;
  minutesAgo: number;
  /** The number of the release that it began from. @default the live one */
  base?: number;
  /** The entry of the draft. Null deletes it; undefined if the content has no such entry. */
  entry: SourceEntry | null | undefined;
}

type Sources = SchoolReleases['sources'][number];

const find = (sources: Sources, list: PackList, id: string): Source | undefined =>
  sources[list].find(({ entry }) => entry.id === id);

/** An entry of the content with other fields. */
const change = (
  sources: Sources,
  list: PackList,
  id: string,
  fields: object,
): SourceEntry | undefined => {
  const source = find(sources, list, id);
  return source && ({ ...source.entry, ...fields } as SourceEntry);
};

/** A new class without translations. */
const newClass = (sources: Sources): SourceEntry | undefined =>
  change(sources, 'videos', 'desk-to-mat', {
    id: 'first-handstand',
    title: 'First handstand, against a wall',
    description: 'Upside down for three breaths. The wall is patient, and so is Gaia.',
    level: 'advanced',
    instructor: 'gaia',
    equipment: ['wall'],
    chapters: [
      { title: 'Wrists and shoulders', startSeconds: 0 },
      { title: 'Kick up', startSeconds: 180 },
    ],
    collections: [],
    public: false,
  });

const listSeeds = ({ sources }: SchoolReleases): readonly DraftSeed[] => {
  const live = sources.at(-1);
  const before = sources.at(-2);
  if (!live || !before) return [];
  const event = find(live, 'events', PLANNED_EVENT);
  const later = Date.parse(String(event?.entry['startsAt'])) + 60 * MINUTE_MS;
  return [
    {
      list: 'videos',
      id: 'first-handstand',
      by: MODERATOR,
      minutesAgo: 12,
      entry: newClass(live),
    },
    {
      list: 'videos',
      id: 'forty-twenty',
      by: ADMIN,
      minutesAgo: 95,
      entry: change(live, 'videos', 'forty-twenty', {
        level: 'beginner',
        equipment: ['mat', 'water'],
      }),
    },
    {
      list: 'videos',
      id: OUTDATED_ID,
      by: MODERATOR,
      minutesAgo: 40,
      entry: change(live, 'videos', OUTDATED_ID, { focus: ['balance', 'ankles', 'patience'] }),
    },
    {
      list: 'events',
      id: PLANNED_EVENT,
      by: ADMIN,
      minutesAgo: 320,
      entry:
        event && change(live, 'events', PLANNED_EVENT, { startsAt: new Date(later).toISOString() }),
    },
    {
      list: 'videos',
      id: 'dance-it-badly',
      by: ADMIN,
      minutesAgo: 1500,
      entry: find(live, 'videos', 'dance-it-badly') ? null : undefined,
    },
    {
      list: 'videos',
      id: RENAMED.id,
      by: MODERATOR,
      minutesAgo: 2000,
      base: sources.length - 1,
      entry: change(before, 'videos', RENAMED.id, {
        title: { ...RENAMED.before, en: 'Humming for beginners' },
      }),
    },
  ];
};

/**
 * The demo's drafts and its planned release.
 *
 * @param time what the dates are relative to, in epoch milliseconds
 * @param version the version that the drafts have in the store
 */
export const listDraftDocuments = (
  releases: SchoolReleases,
  time: number,
  version: string,
): SeedDocument[] => {
  const drafts = listSeeds(releases).flatMap((seed) => {
    const { list, id, by, minutesAgo, entry, base = releases.sources.length } = seed;
    return entry === undefined
      ? []
      : [
          {
            path: documentPaths.draft(toDraftId(list, id)),
            data: {
              list,
              entryId: id,
              data: formatDraftData({ entry, confirmed: [] }),
              base: toReleaseId(base),
              by,
              updatedAt: new Date(time - minutesAgo * MINUTE_MS),
            },
            entry,
          },
        ];
  });
  const event = drafts.find(({ data }) => data.list === 'events');
  const planned: Omit<PlannedRelease, 'id'> | null = event
    ? {
        drafts: [
          {
            id: toDraftId('events', PLANNED_EVENT),
            list: 'events',
            entryId: PLANNED_EVENT,
            base: event.data.base,
            entry: event.entry,
            confirmed: [],
            version,
          },
        ],
        note: PLANNED_NOTE,
        publishAt: getPlannedTime(time),
        by: ADMIN,
        state: 'waiting',
        error: null,
        release: null,
      }
    : null;
  return [
    ...drafts.map(({ path, data }) => ({ path, data })),
    ...(planned ? [{ path: documentPaths.plannedRelease(PLANNED_ACT), data: planned }] : []),
  ];
};
