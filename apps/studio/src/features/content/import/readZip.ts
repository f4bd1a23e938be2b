import { unzipSync } from 'fflate';

import type { PackFileMap } from './fileFolder';

/** Why an archive can't be read. */
export type ZipProblem = 'tooLarge' | 'damaged' | 'expandsTooMuch';

/** Browsers keep the whole archive in memory. */
const MAX_ZIP_BYTES = 1_500_000_000;
const MAX_EXPANDED_BYTES = 3_000_000_000;

/**
 * Reads the files of an archive. The sizes that it states are added up before anything is expanded,
 * and nothing expands beyond its stated size. Names become keys and never paths of a disk.
 */
export async function readZip(archive: Blob): Promise<PackFileMap | ZipProblem> {
  if (archive.size > MAX_ZIP_BYTES) return 'tooLarge';
  try {
    const data = new Uint8Array(await archive.arrayBuffer());
    let expanded = 0;
    unzipSync(data, {
      filter: ({ originalSize }) => {
        expanded += originalSize;
        return false;
      },
    });
    if (expanded > MAX_EXPANDED_BYTES) return 'expandsTooMuch';
    const files = new Map<string, Blob>();
    // Old programs for Windows write backslashes. A folder has a name that ends with a slash.
    for (const [name, bytes] of Object.entries(unzipSync(data))) {
      const path = name.replaceAll('\\', '/');
      if (!path.endsWith('/')) files.set(path, new Blob([bytes as Uint8Array<ArrayBuffer>]));
    }
    return files;
  } catch {
    return 'damaged';
  }
}
