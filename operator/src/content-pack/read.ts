import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

import {
  CATALOGUE_FILE,
  checkFolder,
  type FolderCheck,
  type PackFileError,
} from '@gschool/admin/pack-files';

import { createDiskFolder } from './diskFolder';

export type ReadPackResult =
  | (FolderCheck & {
      ok: true;
      /** The pack's folder with symbolic links resolved. */
      root: string;
    })
  | { ok: false; errors: readonly PackFileError[] };

/**
 * Reads and checks a content pack on this disk (`checkFolder`). Returns all errors.
 *
 * @param path the pack's folder, or the path of its `catalogue.json`
 */
export async function readPack(path: string): Promise<ReadPackResult> {
  const folder = basename(path) === CATALOGUE_FILE ? dirname(path) : path;
  let root: string;
  try {
    root = await realpath(folder);
  } catch {
    const reason = `there is no folder ${folder}`;
    return { ok: false, errors: [{ file: CATALOGUE_FILE, entry: 'catalogue', reason }] };
  }
  const check = await checkFolder(createDiskFolder(root));
  return check.ok ? { ...check, root } : check;
}
