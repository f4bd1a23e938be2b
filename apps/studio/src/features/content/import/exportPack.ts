import type { Draft } from '@gschool/admin/contract';
import {
  listMedia,
  mapMedia,
  getMediaUrl,
  isMediaUrl,
  packLists,
  type PackList,
  type PackSources,
  type SourceEntry,
} from '@gschool/domain/content-pack';

import { toPackPath } from './toPackPath';
import { placeDrafts } from './placeDrafts';

/** A release as it is exported. */
export interface ExportSource {
  sources: PackSources;
  language: string;
  /** The base URL of media paths in the release. */
  mediaBase: string;
  /** The base URL of the school's bucket; null without one. */
  bucketUrl: string | null;
}

/** A file of an exported pack. */
export interface ExportFile {
  /** The path in the pack. */
  path: string;
  url: string;
  /** Names further files of a video. */
  isPlaylist: boolean;
}

/** A pack, and the files that it names. */
export interface ExportedPack {
  /** The text of `catalogue.json`. */
  catalogue: string;
  pictures: readonly ExportFile[];
  captions: readonly ExportFile[];
  videos: readonly ExportFile[];
}

/** The entries of a release with drafts instead of what is published. */
export const withDrafts = (sources: PackSources, drafts: readonly Draft[]): PackSources => {
  const lists = packLists.map((list) => [
    list,
    placeDrafts(
      sources[list],
      drafts.filter((draft) => draft.list === list),
    ),
  ]);
  return Object.fromEntries(lists) as Record<PackList, readonly SourceEntry[]>;
};

/**
 * Makes a pack of the entries of a release. Files have the paths that they had in the imported pack;
 * two different files with one path keep the names of their objects.
 */
export function exportPack(source: ExportSource): ExportedPack {
  const { sources, language, mediaBase, bucketUrl } = source;
  const byPath = new Map<string, string>();
  const files = new Map<string, ExportFile & { field: string }>();
  const toPath = (media: string): string => {
    const path = toPackPath(media, bucketUrl);
    const owner = byPath.get(path);
    if (owner === undefined) byPath.set(path, media);
    if (owner === undefined || owner === media) return path;
    return isMediaUrl(media) && bucketUrl !== null
      ? decodeURIComponent(media.slice(bucketUrl.length))
      : media;
  };
  const lists = packLists.map((list) => [
    list,
    sources[list].map((entry) => {
      for (const { field, media } of listMedia(list, entry)) {
        const path = toPath(media);
        if (isMediaUrl(path)) continue;
        const url = getMediaUrl(mediaBase, media);
        files.set(path, { path, url, isPlaylist: field === 'hls', field });
      }
      return mapMedia(list, entry, toPath);
    }),
  ]);
  const all = [...files.values()];
  const isCaption = ({ field }: { field: string }) => field.startsWith('captions.');
  return {
    catalogue: `${JSON.stringify({ version: 1, language, ...Object.fromEntries(lists) }, null, 2)}\n`,
    pictures: all.filter((file) => !file.isPlaylist && !isCaption(file)),
    captions: all.filter(isCaption),
    videos: all.filter(({ isPlaylist }) => isPlaylist),
  };
}

/** How far an archive is. */
export interface ArchiveProgress {
  /** The number of files that were read. */
  done: number;
  /** The number of files that are known; a playlist names more. */
  total: number;
  bytes: number;
}

/** An archive, and the files that could not be read. */
export interface Archive {
  content: Blob;
  missing: readonly string[];
}

/** Some browsers hold the archive in memory. */
export const MAX_ARCHIVE_BYTES = 4_000_000_000;

/** Thrown if the files have more than `MAX_ARCHIVE_BYTES`. */
export class ArchiveTooLargeError extends Error {
  override name = 'ArchiveTooLargeError';
}
