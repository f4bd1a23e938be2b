/** A file of a pack, or the reason why it can't be used. */
export type FoundFile =
  | {
      ok: true;
      /** The file's path in the folder, which may differ from the path that the pack writes. */
      path: string;
    }
  | {
      ok: false;
      reason: string;
      /** True if the path leaves the folder through a symbolic link. */
      isOutside?: true;
    };

/** The folder of a pack: on a disk, in a browser, or in a ZIP archive. */
export interface PackFolder {
  /**
   * Finds a file by the name that a pack uses for it. A Mac writes an accented letter as a letter
   * and an accent, and other systems write it as one character. Both are the same name. Never
   * throws.
   *
   * @param path relative to the folder, with `/` between names
   */
  find(path: string): Promise<FoundFile>;
  /** The size of a found file in bytes. */
  getSize(path: string): Promise<number>;
  /** Reads a found file, or at most `length` bytes of it from the byte `first`. */
  read(path: string, first?: number, length?: number): Promise<Uint8Array>;
}

/** The names of the files and folders in a folder; `''` is the pack's folder. */
export type ListNames = (folder: string) => readonly string[] | Promise<readonly string[]>;

/** Finds a path that equals the given path after `fold`; null if there is none. */
async function findFolded(
  listNames: ListNames,
  path: string,
  fold: (name: string) => string,
): Promise<string | null> {
  let found = '';
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    const names = await listNames(found);
    const name = names.find((one) => one === part) ?? names.find((one) => fold(one) === fold(part));
    if (name === undefined) return null;
    found = found === '' ? name : `${found}/${name}`;
  }
  return found;
}

/** The path of a file whose accents are written in another way; null if there is none. */
export const findByAccents = (listNames: ListNames, path: string): Promise<string | null> =>
  findFolded(listNames, path, (name) => name.normalize('NFC'));

/** Why a file is not found. It names a file whose letters differ only in being capital. */
export async function describeMissing(listNames: ListNames, path: string): Promise<string> {
  const similar = await findFolded(listNames, path, (name) => name.normalize('NFC').toLowerCase());
  return similar === null
    ? `missing file "${path}"`
    : `missing file "${path}"; the folder has "${similar}": write it with the same capital letters`;
}
