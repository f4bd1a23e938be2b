import {
  isMediaUrl,
  mapMedia,
  type ContentPack,
  type PackList,
  type SourceEntry,
} from '@gschool/domain/content-pack';

import { toCanonicalJson } from '../../log/canonicalJson';
import { parseEntry } from '../entry/parseEntry';
import { computeOutdated } from '../entry/translations';
import type { Source } from '../types';
import type { LiveRelease } from './buildRelease';
import { mapLists, type ReleaseContent } from './sources';

/** What a release of a pack needs besides the pack. */
export interface PackContentOptions {
  /** The base URL of media paths: `''`, or it ends with `/`. */
  mediaBase: string;
  /** What a release names instead of a path of the pack: the object, or an https URL. */
  toMedia: (path: string) => string;
  /** The live release, to find translations that are older than their original. */
  live: LiveRelease | null;
  /** Epoch milliseconds. */
  now: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The entry, normalized as `parts` contain it. */
const toSourceEntry = (list: PackList, entry: Fields, language: string): SourceEntry => {
  const parsed = parseEntry(list, entry, language);
  // The pack was checked. Names of objects have other rules than paths, so they may fail here.
  const normal = parsed.ok ? parsed.entry : entry;
  return JSON.parse(toCanonicalJson(normal)) as SourceEntry;
};

/** A checked pack as the content of a release. */
export const createPackContent = (
  pack: ContentPack,
  { mediaBase, toMedia, live, now }: PackContentOptions,
): ReleaseContent => {
  const { language } = pack;
  const at = new Date(now).toISOString();
  return {
    language,
    mediaBase,
    sources: mapLists((list) => {
      const before = new Map(live?.sources[list].map((source) => [source.entry.id, source]));
      return pack[list].map((raw): Source => {
        const media = mapMedia(list, raw, (name) => (isMediaUrl(name) ? name : toMedia(name)));
        const entry = toSourceEntry(list, media, language);
        const outdated = computeOutdated(before.get(entry.id) ?? null, entry, [], at, language);
        return { entry, ...(outdated && { outdated }) };
      });
    }),
  };
};
