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
  const result = await readPack(folder);
  if (!result.ok) throw new Error(formatErrors(path, result.errors));
  const { videos } = result.pack;
  const withVideo = videos.filter((video) => video.hls).length;
  return { folder: result.root, summary: `${videos.length} classes, ${withVideo} with a video` };
}
