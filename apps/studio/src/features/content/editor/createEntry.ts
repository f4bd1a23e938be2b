import { computeFingerprint } from '@gschool/domain';
import { createEmptyFields, type PackList, type SourceEntry } from '@gschool/domain/content-pack';
import { motifs } from '@gschool/poster-art/motifs';

import type { EntryText } from '../../../shared/content/entryTexts';
import { formatArt, type ArtKind } from './fields/art';

/** A drawing that belongs to an id: a new entry has a picture, and each has another one. */
const drawFor = (kind: ArtKind, id: string): string => {
  const seed = Number.parseInt(computeFingerprint(id), 16);
  const known = kind === 'portrait' ? motifs.portrait : motifs.figure;
  return formatArt({ kind, motif: known[seed % known.length] ?? 'any', seed: seed % 1000 });
};

const toMinute = (now: number): string => new Date(now - (now % 60_000)).toISOString();

/**
 * A copy of an entry with another id and title. Not copied: the classes of a series (a class is in
 * one series only), the replay of an event, and whether the entry is archived. A class gets the
 * current time as its release date; an event keeps its start.
 *
 * @param now epoch milliseconds
 */
export function copyEntry(
  list: PackList,
  original: SourceEntry,
  changes: { id: string; title: EntryText },
  now: number,
): SourceEntry {
  const { id, title } = changes;
  const { replay: _, ...rest } = original;
  return {
    ...rest,
    id,
    ...(list === 'styles' || list === 'instructors' ? { name: title } : { title }),
    ...('archived' in rest && { archived: false }),
    ...(list === 'series' && { videos: [] }),
    ...(list === 'videos' && { releasedAt: toMinute(now) }),
  };
}

/**
 * A new entry with everything that has an obvious value. What only a person knows is missing, and
 * the editor lists it.
 *
 * @param now epoch milliseconds
 */
export function createEntry(
  list: PackList,
  id: string,
  title: EntryText,
  now: number,
): SourceEntry {
  const empty = createEmptyFields(list);
  switch (list) {
    case 'styles':
      return { ...empty, id, name: title };
    case 'instructors':
      return { ...empty, id, name: title, portrait: drawFor('portrait', id) };
    case 'series':
      return { ...empty, id, title, videos: [], archived: false };
    case 'videos':
      return {
        ...empty,
        id,
        title,
        releasedAt: toMinute(now),
        poster: drawFor('figure', id),
        captions: [],
        public: false,
        archived: false,
      };
    case 'events':
      return {
        ...empty,
        id,
        title,
        durationMinutes: 60,
        poster: drawFor('event', id),
        archived: false,
      };
  }
}
