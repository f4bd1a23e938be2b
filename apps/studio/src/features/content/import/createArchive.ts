import { getContentType, getFolder, joinPaths, listPlaylistUris } from '@gschool/admin/pack-files';

import {
  ArchiveTooLargeError,
  MAX_ARCHIVE_BYTES,
  type Archive,
  type ArchiveProgress,
  type ExportedPack,
  type ExportFile,
} from './exportPack';
import { BlobReader, BlobWriter, TextReader, ZipWriter } from './zip';

const readFile = async (url: string, signal: AbortSignal): Promise<Blob | null> => {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.blob() : null;
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
  const zip = new ZipWriter(new BlobWriter(getContentType('pack.zip') ?? 'application/zip'));
  await zip.add('catalogue.json', new TextReader(catalogue));
  const waiting = [...files];
  const known = new Set(files.map(({ path }) => path));
  const missing: string[] = [];
  let bytes = 0;
  let done = 0;
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const data = await readFile(file.url, signal);
    done += 1;
    if (data === null) {
      missing.push(file.path);
    } else {
      bytes += data.size;
      if (bytes > MAX_ARCHIVE_BYTES) throw new ArchiveTooLargeError();
      if (file.isPlaylist)
        for (const next of listPlaylistFiles(file, await data.text()))
          if (!known.has(next.path)) {
            known.add(next.path);
            waiting.push(next);
          }
      // Pictures and videos are compressed already; texts are small.
      await zip.add(file.path, new BlobReader(data), { level: 0 });
    }
    onProgress({ done, total: done + waiting.length, bytes });
  }
  return { content: await zip.close(), missing };
}
