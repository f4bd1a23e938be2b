import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of a pack, or the reason why it can't be used. */
type FoundFile =
  | {
      ok: true;
      /** The file's path on this disk, relative to the pack's folder. */
      path: string;
    }
  | {
      ok: false;
      reason: string;
      /** True if the path leaves the folder through a symbolic link. */
      isOutside?: true;
    };

const getCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The names in a folder; empty if it cannot be read. */
const listNames = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((): string[] => []);

/** Finds a path on the disk that equals the given path after `fold`; null if there is none. */
const findFolded = async (
  root: string,
  path: string,
  fold: (name: string) => string,
): Promise<string | null> => {
  let found = '';
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    const names = await listNames(join(root, found));
    const name = names.find((one) => one === part) ?? names.find((one) => fold(one) === fold(part));
    if (name === undefined) return null;
    found = found === '' ? name : `${found}/${name}`;
  }
  return found;
};

const checkFile = async (root: string, path: string): Promise<FoundFile> => {
  const real = await realpath(join(root, path));
  if (!real.startsWith(root + sep)) {
    const reason = `"${path}" points outside the pack’s folder through a symbolic link`;
    return { ok: false, reason, isOutside: true };
  }
  return (await stat(real)).isFile()
    ? { ok: true, path }
    : { ok: false, reason: `"${path}" is not a file` };
};

const describeMissing = async (root: string, path: string): Promise<string> => {
  const similar = await findFolded(root, path, (name) => name.normalize('NFC').toLowerCase());
  return similar === null
    ? `missing file "${path}"`
    : `missing file "${path}"; the folder has "${similar}": write it with the same capital letters`;
};

/**
 * Finds a file by the name that a pack uses for it. A Mac writes an accented letter as a letter and
 * an accent, and other systems write it as one character. Both are the same name.
 *
 * @param root the pack's folder with symbolic links resolved
 * @param path relative to `root`, with `/` between names
 */
export async function findFile(root: string, path: string): Promise<FoundFile> {
  try {
    return await checkFile(root, path);
  } catch (error) {
    if (getCode(error) !== 'ENOENT')
      return { ok: false, reason: `"${path}" cannot be read (${String(getCode(error))})` };
  }
  const other = await findFolded(root, path, (name) => name.normalize('NFC'));
  return other === null
    ? { ok: false, reason: await describeMissing(root, path) }
    : checkFile(root, other).catch((): FoundFile => ({
        ok: false,
        reason: `missing file "${path}"`,
      }));
}
