import { describeMissing, findByAccents, type PackFolder } from '@gschool/admin/pack-files';

/** The files of a folder or of an archive, by their paths with `/` between names. */
export type PackFileMap = ReadonlyMap<string, Blob>;

/** What an operating system adds to folders and archives. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/;

const isOwnFile = (path: string): boolean => !SYSTEM_FILE.test(path);
const getDepth = (path: string): number => path.split('/').length;

/** The folder of a file, with a `/` at its end; `''` for the chosen folder. */
const getFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const listFoldersOf = (files: PackFileMap, name: RegExp): readonly string[] =>
  [...files.keys()]
    .filter((path) => isOwnFile(path) && name.test(path))
    .map(getFolder)
    .toSorted((one, other) => getDepth(one) - getDepth(other) || (one < other ? -1 : 1));

/**
 * The folders of the packs among chosen files: each has a `catalogue.json`. A pack is often in a
 * folder of the chosen one. Without a pack, the folder whose file has a similar name, so that the
 * check can say how the file must be named.
 */
export function findPackFolders(files: PackFileMap): readonly string[] {
  const folders = listFoldersOf(files, /(?:^|\/)catalogue\.json$/);
  if (folders.length > 0) return folders;
  const [similar = ''] = listFoldersOf(files, /(?:^|\/)catalog(?:ue)?\.json$/i);
  return [similar];
}

/** The files of the pack in a folder of the chosen files. */
export const getPackFiles = (files: PackFileMap, folder: string): PackFileMap =>
  new Map(
    [...files]
      .filter(([path]) => isOwnFile(path) && path.startsWith(folder))
      .map(([path, file]) => [path.slice(folder.length), file]),
  );

/** The names in each folder; `''` is the pack's folder. */
const listFolders = (files: PackFileMap): ReadonlyMap<string, readonly string[]> => {
  const folders = new Map<string, Set<string>>();
  for (const path of files.keys()) {
    const names = path.split('/');
    names.forEach((name, at) => {
      const folder = names.slice(0, at).join('/');
      const known = folders.get(folder) ?? new Set();
      folders.set(folder, known.add(name));
    });
  }
  return new Map([...folders].map(([folder, names]) => [folder, [...names].toSorted()]));
};

/** A pack in the memory of the browser. */
export function createFileFolder(files: PackFileMap): PackFolder {
  const folders = listFolders(files);
  const listNames = (folder: string): readonly string[] => folders.get(folder) ?? [];
  const get = (path: string): Blob => {
    const file = files.get(path);
    if (!file) throw new Error(`There is no file ${path}.`);
    return file;
  };
  return {
    find: async (path) => {
      if (files.has(path)) return { ok: true, path };
      const other = await findByAccents(listNames, path);
      if (other !== null && files.has(other)) return { ok: true, path: other };
      return {
        ok: false,
        reason: other === null ? await describeMissing(listNames, path) : `"${path}" is not a file`,
      };
    },
    getSize: async (path) => get(path).size,
    read: async (path, first = 0, length) => {
      const file = get(path);
      const part = length === undefined ? file : file.slice(first, first + length);
      return new Uint8Array(await part.arrayBuffer());
    },
  };
}
