import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

/**
 * `npx tsx tools/demo-content/blogMedia.ts` makes the recording and the clip of the shop's two
 * posts from the drawn clips (`npm run clips`). Each is one file for the browser's own player.
 */
const clips = join(repositoryRoot, 'mocks/public/clips');
const target = join(repositoryRoot, 'apps/shop/public/blog');

const copy = (playlist: string, file: string, ...choice: readonly string[]) =>
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', join(clips, playlist)],
    ...choice,
    // Puts length and index first, so that it plays before it is fully loaded.
    ...['-c', 'copy', '-movflags', '+faststart', '-map_metadata', '-1', join(target, file)],
  ]);

mkdirSync(target, { recursive: true });
copy('breathing/360p/index.m3u8', 'five-breaths.m4a', '-vn');
copy('mobility/540p/index.m3u8', 'stiff-mornings.mp4');
copyFileSync(join(clips, 'mobility/captions.en.vtt'), join(target, 'stiff-mornings.en.vtt'));
