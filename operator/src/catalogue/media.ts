import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import {
  getContentType,
  normalizePath,
  planObjects,
  type MediaReference,
} from '@gschool/admin/pack-files';
import { getMediaUrl } from '@gschool/domain/content-pack';

import { createDiskFolder } from '../content-pack/diskFolder';

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
 * The objects of the files that a pack names (`planObjects`), with their checksums.
 *
 * @param root the folder of a pack that was already checked
 * @param references the first file of each group
 */
export const planMedia = async (
  root: string,
  references: readonly MediaReference[],
): Promise<MediaPlan> => {
  const digests = new Map<string, Awaited<ReturnType<typeof computeDigests>>>();
  const { objects, getObjectName } = await planObjects(
    createDiskFolder(root),
    references,
    async (path) => {
      const digest = digests.get(path) ?? (await computeDigests(join(root, path)));
      digests.set(path, digest);
      return digest.sha;
    },
  );
  return {
    objects: objects.map(({ name, member, path }) => ({
      name,
      file: join(root, path),
      size: digests.get(path)?.size ?? 0,
      md5: digests.get(path)?.md5 ?? '',
      contentType: getContentType(member) ?? OTHER_TYPE,
    })),
    getObjectName,
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
    const name = normalizePath(path);
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
    paths.has(path) ? getMediaUrl(videoBase, toName(normalizePath(path))) : toMedia(path);
};
