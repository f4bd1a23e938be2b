import type { IndexPatch, PreviewDocument } from '@gschool/app/preview';
import {
  createPackDocuments,
  type ContentPack,
  type PackDocument,
  type PackList,
  type SourceEntry,
} from '@gschool/domain/content-pack';

import {
  completeEntry,
  toPackEvent,
  toPackInstructor,
  toPackSeries,
  toPackStyle,
  toPackVideo,
} from './packEntries';
import { createMediaBase, type PreviewBase } from './previewBase';

/** An entry that the preview shows instead of the one of the base; null if it is deleted. */
export interface Override {
  list: PackList;
  id: string;
  entry: SourceEntry | null;
}

/** How the documents differ from the base. */
export interface CompiledOverrides {
  documents: readonly PreviewDocument[];
  index: IndexPatch;
}

type Entry = { id: string };

/** The overrides of one list, by id. */
const getOverrides = (overrides: readonly Override[], list: PackList, language: string) =>
  new Map(
    overrides
      .filter((override) => override.list === list)
      .map(({ id, entry }) => [id, entry && completeEntry(list, entry, language)]),
  );

/** The entries of a list with the overrides in their places; new ones are at the end. */
const replaceEntries = <One extends Entry>(
  entries: readonly One[],
  overrides: ReadonlyMap<string, SourceEntry | null>,
): One[] => {
  const known = new Set(entries.map(({ id }) => id));
  return [
    ...entries.map((entry) => (overrides.has(entry.id) ? overrides.get(entry.id) : entry)),
    ...[...overrides].flatMap(([id, entry]) => (known.has(id) ? [] : [entry])),
  ].filter((entry) => entry !== null && entry !== undefined) as unknown as One[];
};

const getDocument = (
  compiled: ReadonlyMap<string, PackDocument>,
  path: string,
): PreviewDocument => ({ path, data: compiled.get(path)?.data ?? null });

/**
 * Compiles overrides with the compiler of a publication, from a pack that contains only what they
 * change: the entries, the cards with a changed name, and their series. So a key in a form takes the
 * same time in a school with 10,000 classes. An event that is not edited keeps its replay, even if
 * the class of the replay is archived or deleted.
 */
export const compileOverrides = (
  base: PreviewBase,
  overrides: readonly Override[],
): CompiledOverrides => {
  const { index, language } = base;
  const get = (list: PackList) => getOverrides(overrides, list, language);
  const [styles, instructors, series, videos, events] = [
    get('styles'),
    get('instructors'),
    get('series'),
    get('videos'),
    get('events'),
  ];
  /** The classes that a changed series has, or had. */
  const moved = new Set(
    [...series.values()].flatMap((entry) => (entry?.['videos'] as string[] | undefined) ?? []),
  );
  const isRemoved = (id: string): boolean => videos.get(id) === null;
  const affected = new Set([
    ...videos.keys(),
    ...index.classes.flatMap((card) =>
      moved.has(card.id) ||
      styles.has(card.styleId) ||
      instructors.has(card.instructorId ?? '') ||
      series.has(card.seriesId ?? '')
        ? [card.id]
        : [],
    ),
  ]);
  const packSeries = replaceEntries(
    index.series
      .filter(({ id, classIds }) => series.has(id) || classIds.some((one) => affected.has(one)))
      .map((one) => ({
        ...toPackSeries(one, language),
        ...(base.unpicturedSeries.has(one.id) && { poster: undefined }),
      })),
    series,
  )
    .map((one) => ({ ...one, videos: one.videos.filter((id) => !isRemoved(id)) }))
    .filter(({ videos: rest }) => rest.length > 0);
  /** The series that may have lost their last class. */
  const touchedSeries = new Set([
    ...series.keys(),
    ...index.series.flatMap(({ id, classIds }) =>
      classIds.some((one) => affected.has(one)) ? [id] : [],
    ),
  ]);
  // With all classes of the series, because a series may have the poster of any of them.
  const included = new Set([...affected, ...packSeries.flatMap((one) => one.videos)]);
  const packEvents = replaceEntries(
    base.events
      .filter(({ id, instructorId }) => events.has(id) || instructors.has(instructorId ?? ''))
      .map((event) => toPackEvent(event, language)),
    events,
  );
  const pack: ContentPack = {
    version: 1,
    language,
    styles: replaceEntries(
      index.styles.map((style) => toPackStyle(style, language)),
      styles,
    ),
    instructors: replaceEntries(
      index.instructors.map((instructor) => toPackInstructor(instructor, language)),
      instructors,
    ),
    series: packSeries,
    videos: replaceEntries(
      index.classes.filter(({ id }) => included.has(id)).map((card) => toPackVideo(card, language)),
      videos,
    ),
    events: packEvents,
  };
  const documents = createPackDocuments(pack, {
    base: createMediaBase(base.mediaBase),
    now: base.now === null ? new Date() : new Date(base.now),
  });
  const compiled = new Map(documents.map((document) => [document.path, document]));
  const lists = documents
    .filter(({ path }) => path.startsWith('catalogue/index-'))
    .map(({ data }) => JSON.parse(String(data['data'])) as Record<string, Entry[]>);
  const changed = {
    classes: lists.flatMap((list) => list['classes'] ?? []).filter(({ id }) => affected.has(id)),
    styles: (lists[0]?.['styles'] ?? []).filter(({ id }) => styles.has(id)),
    instructors: (lists[0]?.['instructors'] ?? []).filter(({ id }) => instructors.has(id)),
    series: lists[0]?.['series'] ?? [],
  };
  const getRemoved = (ids: Iterable<string>, remaining: readonly Entry[]): string[] => {
    const found = new Set(remaining.map(({ id }) => id));
    return [...ids].filter((id) => !found.has(id));
  };
  return {
    documents: [
      ...[...videos.keys()].flatMap((id) => [
        getDocument(compiled, `videos/${id}`),
        getDocument(compiled, `videos/${id}/playback/main`),
      ]),
      ...[...events.keys()].flatMap((id) => [
        getDocument(compiled, `events/${id}`),
        getDocument(compiled, `events/${id}/access/join`),
      ]),
      ...packEvents.flatMap(({ id }) => {
        const event = base.events.find((one) => one.id === id);
        const document = compiled.get(`events/${id}`);
        // Of these, only the name of the instructor changes.
        return event && document && !events.has(id)
          ? [{ ...document, data: { ...document.data, hasReplay: event.hasReplay } }]
          : [];
      }),
    ],
    index: {
      data: JSON.stringify({ ...changed, ...(language !== 'en' && { language }) }),
      removed: {
        classes: getRemoved(videos.keys(), changed.classes),
        styles: getRemoved(styles.keys(), changed.styles),
        instructors: getRemoved(instructors.keys(), changed.instructors),
        series: getRemoved(touchedSeries, changed.series),
      },
    },
  };
};
