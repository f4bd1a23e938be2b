import type { ContentPack } from '@gschool/domain/content-pack';

import { computeSha256 } from '../sha256';
import type { PackFolder } from './packFolder';
import { normalizePath } from './paths';
import type { PackFiles } from './playlistFiles';
import { listMediaReferences, type MediaReference } from './references';
import { createVideoCheck } from './video';

/** A file of a pack and the name of its object in the bucket, without a prefix. */
export interface PlannedObject {
  /** `DIGEST/path/in/the/pack` */
  name: string;
  /** The path in the pack. */
  member: string;
  /** The path in the folder. */
  path: string;
}

/** All files of a pack as objects, and the object name of each path in the pack. */
export interface ObjectPlan {
  objects: readonly PlannedObject[];
  getObjectName: (path: string) => string;
}

/** Lists a file and, if it is a playlist, all files that it names, sorted. */
async function listGroup(folder: PackFolder, name: string, isPlaylist: boolean) {
  const found = await folder.find(name);
  // The pack was already checked, so the file exists, unless it has just been removed.
  if (!found.ok) throw new Error(found.reason);
  const group: PackFiles = new Map([[name, found.path]]);
  if (isPlaylist) await createVideoCheck(folder, group)({ name, path: found.path });
  return [...group].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Creates a name for every file of a pack from its content: `DIGEST/path/in/the/pack`. A video, its
 * playlists and its segments share one digest. So no URL can be guessed from the id of a class, and
 * a changed video gets new URLs for all its files. An uploaded object never changes, so browsers can
 * cache it forever.
 *
 * @param folder of a pack that was already checked
 * @param references the first file of each group
 * @param computeDigest the SHA-256 of a file in hexadecimal, by its path in the folder
 */
export async function planObjects(
  folder: PackFolder,
  references: readonly MediaReference[],
  computeDigest: (path: string) => Promise<string>,
): Promise<ObjectPlan> {
  const names = new Map<string, string>();
  const objects = new Map<string, PlannedObject>();
  for (const { field, path } of references) {
    const mainPath = normalizePath(path);
    if (names.has(mainPath)) continue;
    const group = await listGroup(folder, mainPath, field === 'hls');
    let text = '';
    for (const [member, file] of group) text += `${member}\n${await computeDigest(file)}\n`;
    const digest = (await computeSha256(text)).slice(0, 32);
    names.set(mainPath, `${digest}/${mainPath}`);
    for (const [member, file] of group) {
      const name = `${digest}/${member}`;
      objects.set(name, { name, member, path: file });
    }
  }
  return {
    objects: [...objects.values()],
    getObjectName: (path) => names.get(normalizePath(path)) ?? path,
  };
}

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
