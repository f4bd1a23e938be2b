import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join, posix } from 'node:path';

import { getMediaUrl, type ContentPack } from '@gschool/domain/content-pack';

import { getContentType } from '../content-pack/contentTypes';
import { findFile } from '../content-pack/findFile';
import type { PackFiles } from '../content-pack/playlistFiles';
import { listMediaReferences, type MediaReference } from '../content-pack/references';
import { createVideoCheck } from '../content-pack/video';

/** A file to be stored in a bucket. */
export interface MediaObject {
  /** Its name in the bucket, without the prefix. */
  name: string;
  /** Base64, the format in which Cloud Storage reports it. */
  file: string;
  size: number;
  /** Base64, as Cloud Storage reports it. */
  md5: string;
  contentType: string;
}

/** All files of a pack as objects, and the object name of each path in the pack. */
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

/**
 * Lists a file and, if it is a playlist, all files that it names, sorted. Each has its path in the
 * pack and its path on this disk.
 */
const listGroup = async (root: string, name: string, isPlaylist: boolean) => {
  const found = await findFile(root, name);
  // The pack was already checked, so the file exists, unless it has just been removed.
  if (!found.ok) throw new Error(found.reason);
  const group: PackFiles = new Map([[name, found.path]]);
  if (isPlaylist) await createVideoCheck(root, group)({ name, path: found.path });
  return [...group].sort(([a], [b]) => (a < b ? -1 : 1));
};

/**
 * Creates a name for every file of a pack from its content: `DIGEST/path/in/the/pack`. A video, its
 * playlists and its segments share one digest. So nobody can guess a URL from the id of a class,
 * and a changed video gets new URLs for all its files. An uploaded object never changes, so
 * browsers can cache it forever.
 *
 * @param root the folder of a pack that was already checked
 * @param references the first file of each group
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

/** Splits the files that a pack names into pictures, and videos with their captions. */
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

/** What a release names instead of a path of the pack: a path below its base URL, or a URL. */
export type ToMedia = (path: string) => string;

/**
 * The names of files that the operator uploads. They are those of this disk: a pack may write an
 * accented letter of a name in a different way (`findFile`).
 */
export const createDiskNames =
  (files: ReadonlyMap<string, string>): ToMedia =>
  (path) => {
    const name = posix.normalize(path);
    const onDisk = files.get(name) ?? name;
    return onDisk === name ? path : onDisk;
  };

/** Uses URLs below another base for videos and captions. */
export const withVideoBase = (
  toMedia: ToMedia,
  videoBase: string,
  toName: ToMedia,
  videos: readonly MediaReference[],
): ToMedia => {
  const paths = new Set(videos.map(({ path }) => path));
  return (path) =>
    paths.has(path) ? getMediaUrl(videoBase, toName(posix.normalize(path))) : toMedia(path);
};
