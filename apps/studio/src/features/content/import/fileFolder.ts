import {
  CATALOGUE_FILE,
  describeMissing,
  findByAccents,
  type PackFolder,
} from '@gschool/admin/pack-files';

/** The files of a folder or of an archive, by their paths with `/` between names. */
export type PackFileMap = ReadonlyMap<string, Blob>;

/** What an operating system adds to folders and archives. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/;

/**
 * The files of the pack among chosen files: those in the folder of the `catalogue.json` that is
 * nearest to the top. A pack is often in a folder of the chosen one. Without a `catalogue.json`, all
 * files.
 */
export function findPackFiles(files: PackFileMap): PackFileMap {
  const paths = [...files.keys()].filter((path) => !SYSTEM_FILE.test(path));
  const depth = (path: string): number => path.split('/').length;
  const [catalogue] = paths
    .filter((path) => path === CATALOGUE_FILE || path.endsWith(`/${CATALOGUE_FILE}`))
    .toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1));
  const folder = catalogue?.slice(0, -CATALOGUE_FILE.length) ?? '';
  return new Map(
    paths.flatMap((path) => {
      const file = files.get(path);
      return file && path.startsWith(folder) ? [[path.slice(folder.length), file] as const] : [];
    }),
  );
}

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
