import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Says why a file of the pack cannot be used, or null where it can.
 * `path` is relative to `root`, the pack's folder with its links resolved.
 */
export async function fileError(root: string, path: string): Promise<string | null> {
  const place = join(root, path);
  try {
    const real = await realpath(place);
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
