import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { mediaPathFault } from '@gschool/domain/content-pack';
import { fileError } from './fileError';

export interface PlaylistError {
  file: string;
  reason: string;
}

/**
 * Follows an HLS playlist to everything that it names (renditions, keys, maps,
 * segments), adds the sound paths to `files` and returns what is wrong. The
 * playlist itself has been found to be there.
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
  for (const address of new Set(uris(text))) {
    const path = resolveUri(playlist, address);
    const reason =
      mediaPathFault(path) === null
        ? await fileError(root, path)
        : `"${address}": ${mediaPathFault(path)}`;
    if (reason !== null) {
      errors.push({ file: playlist, reason });
    } else if (!files.has(path)) {
      files.add(path);
      if (path.endsWith('.m3u8')) errors.push(...(await followPlaylist(root, path, files)));
    }
  }
  return errors;
}

function uris(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const row = line.trim();
    if (row === '') return [];
    if (!row.startsWith('#')) return [row];
    return [...row.matchAll(/\bURI="([^"]*)"/g)].map((match) => match[1] ?? '');
  });
}

/** The path in the pack that an address of a playlist means; one that leaves the pack keeps its `..`. */
function resolveUri(playlist: string, address: string): string {
  if (address.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  try {
    return posix.join(posix.dirname(playlist), decodeURIComponent(address));
  } catch {
    return posix.join(posix.dirname(playlist), address);
  }
}
