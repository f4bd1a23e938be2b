import type { ClassDetails, Playback } from '@gschool/domain';

import { toDetails } from '../mappers/catalogue';
import { toPlayback } from '../mappers/playback';
import * as read from '../mappers/read';
import { getFolder } from './keys';

const VERSION = 1;

export interface StoredFile {
  name: string;
  bytes: number;
}

/** `manifest.json`, which lists the files of a downloaded class. */
export interface DownloadManifest {
  version: typeof VERSION;
  uid: string;
  classId: string;
  title: string;
  poster: string;
  details: ClassDetails;
  /** The media, with local URLs. */
  playback: Playback;
  height: number;
  /** All files except the manifest. */
  files: readonly StoredFile[];
  /** Epoch milliseconds. */
  takenAt: number;
}

export const createManifest = (
  facts: Omit<DownloadManifest, 'version' | 'title' | 'poster'>,
): DownloadManifest => ({
  version: VERSION,
  title: facts.details.title,
  poster: facts.details.poster,
  ...facts,
});

const decodeFile = (value: unknown): StoredFile => {
  const fields = read.asFields(value, 'manifest.files');
  const name = read.requiredText(fields, 'name', 'manifest.files');
  if (!/^[a-z0-9.-]{1,60}$/.test(name)) throw read.invalidDocument('manifest.files.name');
  return { name, bytes: read.requiredNumber(fields, 'bytes', 'manifest.files') };
};

/** Decodes a stored manifest; null if it is damaged or belongs to another member or class. */
export const decodeManifest = (
  value: unknown,
  uid: string,
  classId: string,
): DownloadManifest | null => {
  try {
    const where = 'manifest';
    const fields = read.asFields(value, where);
    const details = toDetails(read.field(fields, 'details'), classId);
    const playback = toPlayback(read.field(fields, 'playback'), classId);
    const list = read.field(fields, 'files');
    const files = Array.isArray(list) ? list.map(decodeFile) : [];
    const paths = new Set(files.map(({ name }) => getFolder(uid, classId) + name));
    const isOurs =
      fields['version'] === VERSION && fields['uid'] === uid && fields['classId'] === classId;
    const addresses = [playback.hls, ...playback.captions.map(({ src }) => src)];
    if (!isOurs || !addresses.every((address) => paths.has(address))) return null;
    return createManifest({
      uid,
      classId,
      details,
      playback,
      height: read.requiredNumber(fields, 'height', where),
      files,
      takenAt: read.requiredNumber(fields, 'takenAt', where),
    });
  } catch {
    return null;
  }
};

/** The total size of files in bytes. */
export const countBytes = (files: Iterable<Pick<StoredFile, 'bytes'>>): number => {
  let sum = 0;
  for (const { bytes } of files) sum += bytes;
  return sum;
};
