import { open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import {
  describeMissing,
  findByAccents,
  type FoundFile,
  type ListNames,
  type PackFolder,
} from '@gschool/admin/pack-files';

const getCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

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

/**
 * Finds a file by the name that a pack uses for it (`PackFolder`).
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
  /** The names in a folder; empty if it cannot be read. */
  const listNames: ListNames = (folder) =>
    readdir(join(root, folder)).catch((): readonly string[] => []);
  const other = await findByAccents(listNames, path);
  return other === null
    ? { ok: false, reason: await describeMissing(listNames, path) }
    : checkFile(root, other).catch((): FoundFile => ({
        ok: false,
        reason: `missing file "${path}"`,
      }));
}

/** Reads at most `length` bytes of a file, starting at the byte `first`. */
async function readPart(file: string, first: number, length: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, first);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * The folder of a pack on this disk.
 *
 * @param root the folder with symbolic links resolved
 */
export const createDiskFolder = (root: string): PackFolder => ({
  find: (path) => findFile(root, path),
  getSize: async (path) => (await stat(join(root, path))).size,
  read: (path, first = 0, length) =>
    length === undefined ? readFile(join(root, path)) : readPart(join(root, path), first, length),
});
