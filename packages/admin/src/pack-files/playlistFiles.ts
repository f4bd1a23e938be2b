import { getPackPathError } from '@gschool/domain/content-pack';

import { decodeText } from './encoding';
import { getTypeLabel, type FileType } from './fileLabels';
import { HEAD_BYTES, getFileType, isTextType } from './fileType';
import { NEW_COPY, PULL_LFS, packageVideo, removeMark, type Finding, type PackFile } from './fixes';
import type { PackFolder } from './packFolder';
import { getFolder, joinPaths } from './paths';

/** A finding with the file it is about, relative to the pack’s folder. */
export interface FileFinding extends Finding {
  file: string;
}

/**
 * The files of a pack. The key is the path that the pack writes, the value the path in the folder.
 */
export type PackFiles = Map<string, string>;

/** Resolves a URI in a playlist to a path in the pack. A path outside the pack keeps its `..`. */
function resolveUri(playlist: string, uri: string): string {
  if (uri.startsWith('/') || /^[a-z][a-z0-9+.-]{0,99}:/i.test(uri)) return uri;
  try {
    return joinPaths(getFolder(playlist), decodeURIComponent(uri));
  } catch {
    return joinPaths(getFolder(playlist), uri);
  }
}

/**
 * Finds the file of a URI in a playlist and adds it to `files`, or returns why it can't be used.
 */
export async function findPlaylistFile(
  folder: PackFolder,
  playlist: string,
  uri: string,
  files: PackFiles,
): Promise<PackFile | string> {
  const name = resolveUri(playlist, uri);
  const pathError = getPackPathError(name);
  if (pathError !== null) return `"${uri}": ${pathError}`;
  const known = files.get(name);
  if (known !== undefined) return { name, path: known };
  const found = await folder.find(name);
  if (!found.ok) return found.reason;
  files.set(name, found.path);
  return { name, path: found.path };
}

const describeOther = (type: FileType, playlist: PackFile): Finding => {
  if (type === 'text' || type === 'unknown' || type === 'playlist')
    return { reason: 'is not a playlist: it must start with #EXTM3U' };
  const reason = `is ${getTypeLabel(type)}, not a playlist`;
  if (type === 'mp4' || type === 'webm' || type === 'avi' || type === 'program' || type === 'ts')
    return { reason, fix: packageVideo(playlist) };
  if (type === 'dash') return { reason, fix: 'Package the video as HLS, too.' };
  return { reason, fix: type === 'lfs' ? PULL_LFS : NEW_COPY };
};

/** Returns the text of a playlist, or why the player can't read it. */
export async function readPlaylistText(
  folder: PackFolder,
  playlist: PackFile,
): Promise<string | Finding> {
  const bytes = await folder.read(playlist.path);
  const type = getFileType(bytes.subarray(0, HEAD_BYTES));
  if (!isTextType(type)) return describeOther(type, playlist);
  const decoded = decodeText(bytes, playlist);
  if (!decoded.ok) return decoded.finding;
  if (!decoded.text.startsWith('#EXTM3U')) return describeOther(type, playlist);
  if (!decoded.hasMark) return decoded.text;
  const reason = 'begins with a byte order mark, which Safari refuses in playlists';
  return { reason, fix: removeMark(playlist) };
}
