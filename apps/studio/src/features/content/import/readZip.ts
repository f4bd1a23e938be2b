import type { PackFileMap } from './fileFolder';
import { BlobReader, BlobWriter, ZipReader } from './zip';

/** Why an archive can't be read. */
export type ZipProblem =
  | { kind: 'expandsTooMuch' | 'encrypted' | 'unreadable' }
  /** The contents of these files are not the ones that were packed. */
  | { kind: 'damaged'; files: readonly string[] };

export type ZipReading = { ok: true; files: PackFileMap } | { ok: false; problem: ZipProblem };

/** Some browsers keep all files in memory. */
const MAX_EXPANDED_BYTES = 3_000_000_000;

const fail = (problem: ZipProblem): ZipReading => ({ ok: false, problem });

/**
 * Reads the files of an archive, one after the other, without loading the archive as a whole. The
 * sizes that it states are added up before anything is expanded. Each file must have the size and the
 * checksum that the archive states, because a damaged file often still expands. Names become keys and
 * never paths of a disk.
 */
export async function readZip(archive: Blob): Promise<ZipReading> {
  try {
    const reader = new ZipReader(new BlobReader(archive), {
      checkSignature: true,
      // The check of the pack says which names it can't use.
      filenameValidation: 'tolerant',
    });
    const entries = (await reader.getEntries()).filter((entry) => !entry.directory);
    if (entries.some(({ encrypted }) => encrypted)) return fail({ kind: 'encrypted' });
    const expanded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (expanded > MAX_EXPANDED_BYTES) return fail({ kind: 'expandsTooMuch' });
    const files = new Map<string, Blob>();
    const damaged: string[] = [];
    for (const entry of entries) {
      // Old programs for Windows write backslashes.
      const path = entry.filename.replaceAll('\\', '/');
      try {
        files.set(path, await entry.getData(new BlobWriter()));
      } catch {
        damaged.push(path);
      }
    }
    return damaged.length > 0 ? fail({ kind: 'damaged', files: damaged }) : { ok: true, files };
  } catch {
    return fail({ kind: 'unreadable' });
  }
}
