import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join, posix } from 'node:path';

import { getMediaUrl, type ContentPack, type MediaBase } from '@gschool/domain/content-pack';

import { getContentType } from '../content-pack/contentTypes';
import { findFile } from '../content-pack/findFile';
import type { PackFiles } from '../content-pack/playlistFiles';
import { listMediaReferences, type MediaReference } from '../content-pack/references';
import { createVideoCheck } from '../content-pack/video';

/** A file to be stored in a bucket. */
export interface MediaObject {
  /** Its name in the bucket, without the prefix. */
  name: string;
  /** The file on this machine. */
  file: string;
  size: number;
  /** Base64, as Cloud Storage reports it. */
  md5: string;
  contentType: string;
}

/** All files of a pack as objects, and the object name for each path in the pack. */
export interface MediaPlan {
  objects: readonly MediaObject[];
  getObjectName: (path: string) => string;
}

const OTHER_TYPE = 'application/octet-stream';

const computeDigests = async (file: string) => {
  const md5 = createHash('md5');
  const sha = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    md5.update(chunk);
    sha.update(chunk);
    size += chunk.length;
  }
  return { size, md5: md5.digest('base64'), sha: sha.digest('hex') };
};

/** A file with all that it names if it is a playlist, sorted: paths in the pack, and on this disk. */
const listGroup = async (root: string, name: string, isPlaylist: boolean) => {
  const found = await findFile(root, name);
  // The pack has been checked: the file is there, unless it has just been removed.
  if (!found.ok) throw new Error(found.reason);
  const group: PackFiles = new Map([[name, found.path]]);
  if (isPlaylist) await createVideoCheck(root, group)({ name, path: found.path });
  return [...group].sort(([a], [b]) => (a < b ? -1 : 1));
};

/**
 * Names every file of a pack by its content: `DIGEST/path/in/the/pack`. A video, its playlists and
 * its segments share one digest. So a URL can't be guessed from the id of a class, and a changed
 * video gets new URLs for all its files. An uploaded object never changes, so browsers can cache it
 * forever.
 *
 * @param root the pack's folder; the pack has been checked
 * @param references the files with which each group begins
 */
export const planMedia = async (
  root: string,
  references: readonly MediaReference[],
): Promise<MediaPlan> => {
  const names = new Map<string, string>();
  const objects = new Map<string, MediaObject>();
  for (const { field, path } of references) {
    const mainPath = posix.normalize(path);
    if (names.has(mainPath)) continue;
    const files = [];
    for (const [member, onDisk] of await listGroup(root, mainPath, field === 'hls')) {
      const file = join(root, onDisk);
      files.push({ member, file, ...(await computeDigests(file)) });
    }
    const groupHash = createHash('sha256');
    for (const { member, sha } of files) groupHash.update(`${member}\n${sha}\n`);
    const folder = groupHash.digest('hex').slice(0, 32);
    names.set(mainPath, `${folder}/${mainPath}`);
    for (const { member, file, size, md5 } of files) {
      const name = `${folder}/${member}`;
      objects.set(name, {
        name,
        file,
        size,
        md5,
        contentType: getContentType(member) ?? OTHER_TYPE,
      });
    }
  }
  return {
    objects: [...objects.values()],
    getObjectName: (path) => names.get(posix.normalize(path)) ?? path,
  };
};

/** Creates a function that returns the URL of a file of a media plan. `baseUrl` ends with `/`. */
export const createMediaUrls =
  (baseUrl: string, plan: MediaPlan): MediaBase =>
  (path) =>
    getMediaUrl(baseUrl, plan.getObjectName(path));

/** The files that a pack names: pictures, and videos with their captions. */
export const splitMedia = (
  pack: ContentPack,
): { pictures: readonly MediaReference[]; videos: readonly MediaReference[] } => {
  const references = listMediaReferences(pack);
  const isVideo = ({ field }: MediaReference) => field === 'hls' || field.startsWith('captions.');
  return {
    pictures: references.filter((reference) => !isVideo(reference)),
    videos: references.filter(isVideo),
  };
};

/**
 * The URLs of files that the operator uploads: with the names that they have on this disk. A pack may
 * write an accented letter of a name in another way (`findFile`).
 */
export const withDiskNames =
  (base: string, files: ReadonlyMap<string, string>): MediaBase =>
  (path) => {
    const name = posix.normalize(path);
    const onDisk = files.get(name) ?? name;
    return getMediaUrl(base, onDisk === name ? path : onDisk);
  };

/** The URLs of videos and captions at one base, and of everything else at another. */
export const withVideoBase = (
  base: MediaBase,
  videoBase: MediaBase,
  videos: readonly MediaReference[],
): MediaBase => {
  const paths = new Set(videos.map(({ path }) => path));
  return (path) =>
    paths.has(path) ? getMediaUrl(videoBase, posix.normalize(path)) : getMediaUrl(base, path);
};
