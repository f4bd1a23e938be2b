import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

import { getMediaPathError } from '@gschool/domain/content-pack';

import { findFileError } from './fileError';

export interface PlaylistError {
  file: string;
  reason: string;
}

/**
 * Follows an HLS playlist to every file that it names (renditions, keys, maps, segments). Adds the
 * valid paths to `files` and returns the errors. The playlist itself must exist.
 */
export async function followPlaylist(
  root: string,
  playlist: string,
  files: Set<string>,
): Promise<PlaylistError[]> {
  const text = await readFile(join(root, playlist), 'utf8');
  if (!text.startsWith('#EXTM3U')) {
    return [{ file: playlist, reason: 'is not a playlist: it must start with #EXTM3U' }];
  }
  const errors: PlaylistError[] = [];
  for (const uri of new Set(listUris(text))) {
    const path = resolveUri(playlist, uri);
    const reason =
      getMediaPathError(path) === null
        ? await findFileError(root, path)
        : `"${uri}": ${getMediaPathError(path)}`;
    if (reason !== null) {
      errors.push({ file: playlist, reason });
    } else if (!files.has(path)) {
      files.add(path);
      if (path.endsWith('.m3u8')) errors.push(...(await followPlaylist(root, path, files)));
    }
  }
  return errors;
}

function listUris(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const row = line.trim();
    if (row === '') return [];
    if (!row.startsWith('#')) return [row];
    return [...row.matchAll(/\bURI="([^"]*)"/g)].map((match) => match[1] ?? '');
  });
}

/** Resolves a URI of a playlist to a path in the pack. A path outside the pack keeps its `..`. */
function resolveUri(playlist: string, uri: string): string {
  if (uri.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(uri)) return uri;
  try {
    return posix.join(posix.dirname(playlist), decodeURIComponent(uri));
  } catch {
    return posix.join(posix.dirname(playlist), uri);
  }
}
