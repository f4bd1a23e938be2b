import { resolve } from 'node:path';

import { formatErrors, readPack } from '@gschool/operator/content-pack';

/** A content pack without a fault. */
export interface CheckedPack {
  /** Absolute. */
  folder: string;
  /** What it holds, in words. */
  summary: string;
}

/**
 * Reads a content pack (a path from where the command was called). Throws with
 * every fault of a bad one at once, as a person reads them.
 */
export async function checkContentPack(path: string): Promise<CheckedPack> {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  const reading = await readPack(folder);
  if (!reading.ok) throw new Error(formatErrors(path, reading.errors));
  const { videos } = reading.pack;
  const films = videos.filter((video) => video.hls).length;
  return { folder: reading.root, summary: `${videos.length} classes, ${films} with a video` };
}
