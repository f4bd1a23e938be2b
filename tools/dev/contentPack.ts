import { resolve } from 'node:path';

import { formatErrors, readPack } from '@gschool/operator/content-pack';

/** A content pack without errors. */
export interface CheckedPack {
  /** The absolute path of its folder. */
  folder: string;
  /** A summary of its contents for people. */
  summary: string;
}

/**
 * Reads a content pack. `path` is relative to the folder in which the command runs. If the pack is
 * invalid, throws a single error that lists all problems.
 */
export async function checkContentPack(path: string): Promise<CheckedPack> {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  const result = await readPack(folder);
  if (!result.ok) throw new Error(formatErrors(path, result.errors));
  const { videos } = result.pack;
  const withVideo = videos.filter((video) => video.hls).length;
  return { folder: result.root, summary: `${videos.length} classes, ${withVideo} with a video` };
}
