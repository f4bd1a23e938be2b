import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Checks a file of a pack. Returns the reason why it can't be used, or null.
 * `path` is relative to `root`, the pack's folder with symbolic links resolved.
 */
export async function findFileError(root: string, path: string): Promise<string | null> {
  const absolutePath = join(root, path);
  try {
    const real = await realpath(absolutePath);
    if (!real.startsWith(root + sep)) {
      return `"${path}" points outside the pack’s folder through a symbolic link`;
    }
    return (await stat(real)).isFile() ? null : `"${path}" is not a file`;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ENOENT'
      ? `"${path}" cannot be read (${String(error.code)})`
      : `missing file "${path}"`;
  }
}
