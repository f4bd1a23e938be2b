import { unzipSync } from 'fflate';

import { crc32 } from './crc32';
import type { PackFileMap } from './fileFolder';
import { readZipDirectory } from './zipDirectory';

/** Why an archive can't be read. */
export type ZipProblem =
  | { kind: 'tooLarge' | 'expandsTooMuch' | 'encrypted' | 'unreadable' }
  /** The contents of these files are not the ones that were packed. */
  | { kind: 'damaged'; files: readonly string[] };

export type ZipReading = { ok: true; files: PackFileMap } | { ok: false; problem: ZipProblem };

/** Browsers keep the whole archive in memory. */
const MAX_ZIP_BYTES = 1_500_000_000;
const MAX_EXPANDED_BYTES = 3_000_000_000;

const fail = (problem: ZipProblem): ZipReading => ({ ok: false, problem });

/**
 * Reads the files of an archive. The sizes that it states are added up before anything is expanded,
 * and nothing expands beyond its stated size. Each file must have the checksum that the archive
 * states, because a damaged file often still expands. Names become keys and never paths of a disk.
 */
export async function readZip(archive: Blob): Promise<ZipReading> {
  if (archive.size > MAX_ZIP_BYTES) return fail({ kind: 'tooLarge' });
  try {
    const data = new Uint8Array(await archive.arrayBuffer());
    const records = readZipDirectory(data);
    if (records.some(({ isEncrypted }) => isEncrypted)) return fail({ kind: 'encrypted' });
    let expanded = 0;
    unzipSync(data, {
      filter: ({ originalSize }) => {
        expanded += originalSize;
        return false;
      },
    });
    if (expanded > MAX_EXPANDED_BYTES) return fail({ kind: 'expandsTooMuch' });
    const byName = new Map(records.map((record) => [record.name, record]));
    const files = new Map<string, Blob>();
    const damaged: string[] = [];
    for (const [name, bytes] of Object.entries(unzipSync(data))) {
      const { path = name, checksum } = byName.get(name) ?? {};
      // A folder.
      if (path.endsWith('/')) continue;
      if (crc32(bytes) !== checksum) damaged.push(path);
      files.set(path, new Blob([bytes as Uint8Array<ArrayBuffer>]));
    }
    if (damaged.length > 0) return fail({ kind: 'damaged', files: damaged });
    return { ok: true, files };
  } catch {
    return fail({ kind: 'unreadable' });
  }
}
