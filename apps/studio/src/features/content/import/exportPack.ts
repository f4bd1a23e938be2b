import { getContentType, joinPaths, getFolder, listPlaylistUris } from '@gschool/admin/pack-files';
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
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

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

/** An archive of this kind has at most 4 GB. */
const MAX_ARCHIVE_BYTES = 4_000_000_000;

/** Thrown if the files have more than `MAX_ARCHIVE_BYTES`. */
export class ArchiveTooLargeError extends Error {
  override name = 'ArchiveTooLargeError';
}

const readBytes = async (url: string, signal: AbortSignal): Promise<Uint8Array | null> => {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
};

/** The files that a playlist names, beside the playlist. */
const listPlaylistFiles = ({ path, url }: ExportFile, text: string): readonly ExportFile[] =>
  listPlaylistUris(text).flatMap((uri) => {
    // Files of another host stay there.
    if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(uri)) return [];
    const target = new URL(uri, url).href;
    let name = uri.split(/[?#]/, 1)[0] ?? '';
    try {
      name = decodeURIComponent(name);
    } catch {
      // A name with a percent sign.
    }
    const inPack = joinPaths(getFolder(path), name);
    return inPack.startsWith('..')
      ? []
      : [{ path: inPack, url: target, isPlaylist: /\.m3u8$/i.test(name) }];
  });

/**
 * Makes an archive with a pack and its files, which it loads one after the other. Files that can't be
 * loaded are left out and listed.
 */
export async function createArchive(
  { catalogue }: ExportedPack,
  files: readonly ExportFile[],
  onProgress: (progress: ArchiveProgress) => void,
  signal: AbortSignal,
): Promise<Archive> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    if (error) failure = error;
    else parts.push(data as Uint8Array<ArrayBuffer>);
  });
  const text = new ZipDeflate('catalogue.json', { level: 6 });
  zip.add(text);
  text.push(new TextEncoder().encode(catalogue), true);
  const waiting = [...files];
  const known = new Set(files.map(({ path }) => path));
  const missing: string[] = [];
  let bytes = 0;
  let done = 0;
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const data = await readBytes(file.url, signal);
    done += 1;
    if (data === null) {
      missing.push(file.path);
    } else {
      bytes += data.length;
      if (bytes > MAX_ARCHIVE_BYTES) throw new ArchiveTooLargeError();
      if (file.isPlaylist)
        for (const next of listPlaylistFiles(file, new TextDecoder().decode(data)))
          if (!known.has(next.path)) {
            known.add(next.path);
            waiting.push(next);
          }
      // Pictures and videos are compressed already; texts are small.
      const stored = new ZipPassThrough(file.path);
      zip.add(stored);
      stored.push(data, true);
    }
    onProgress({ done, total: done + waiting.length, bytes });
    if (failure) throw failure;
  }
  zip.end();
  return {
    content: new Blob(parts, { type: getContentType('pack.zip') ?? 'application/zip' }),
    missing,
  };
}
