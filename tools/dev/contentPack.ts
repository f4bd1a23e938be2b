import { resolve } from 'node:path';

import { formatErrors, readPack } from '@gschool/operator/content-pack';

/** A content pack without errors. */
export interface CheckedPack {
  /** Absolute. */
  folder: string;
  /** Its contents, for people. */
  summary: string;
}

/**
 * Reads a content pack; `path` is relative to the folder of the command. Throws one error that
 * lists all errors of an invalid pack.
 */
export async function checkContentPack(path: string): Promise<CheckedPack> {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  const result = await readPack(folder);
  if (!result.ok) throw new Error(formatErrors(path, result.errors));
  const { videos } = result.pack;
  const withVideo = videos.filter((video) => video.hls).length;
  return { folder: result.root, summary: `${videos.length} classes, ${withVideo} with a video` };
}
