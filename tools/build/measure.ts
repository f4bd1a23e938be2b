import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { getEntryKey, getChunkFiles, readManifest } from './manifest';
import { limits, type View } from './views';

/** A file of a view and its size in bytes (gzip for scripts and style sheets). */
export interface FileSize {
  file: string;
  bytes: number;
}

/** What a view loads first, compared with its limits. */
export interface MeasuredView {
  view: View;
  scripts: readonly FileSize[];
  styles: readonly FileSize[];
  fonts: readonly FileSize[];
  /** One sentence for each limit that is exceeded. */
  errors: readonly string[];
}

/** The sum of the sizes, in bytes. */
export const getTotalSize = (files: readonly FileSize[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** `118.4 KB`. */
export const formatKB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Measures one view of a built client. Throws if the manifest lacks a module of the view. */
export function measureView(view: View, folder: string): MeasuredView {
  const manifest = readManifest(folder);
  const { scripts, styles } = getChunkFiles(manifest, [getEntryKey(manifest), ...view.modules]);
  const toFileSize = (file: string) => ({
    file,
    bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  });
  const sortBySize = (files: string[]) => files.map(toFileSize).sort((a, b) => b.bytes - a.bytes);
  const measured = {
    scripts: sortBySize(scripts),
    styles: sortBySize(styles),
    fonts: getLatinFonts(folder),
  };
  const checks = [
    ['scripts', measured.scripts, limits[view.audience]],
    ['style sheets', measured.styles, limits.styles],
    ['Latin fonts', measured.fonts, limits.fonts],
  ] as const;
  const errors = checks
    .filter(([, files, limit]) => getTotalSize(files) > limit)
    .map(
      ([what, files, limit]) =>
        `${view.app} ${view.name}: ${what} ${formatKB(getTotalSize(files))}, the limit is ${formatKB(limit)}`,
    );
  return { view, ...measured, errors: errors };
}

/** Fonts are already compressed, so the size of the file counts. */
function getLatinFonts(folder: string): FileSize[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /latin(?!-ext)[^/]*\.woff2$/.test(name))
    .map((name) => ({
      file: `assets/${name}`,
      bytes: statSync(join(folder, 'assets', name)).size,
    }));
}
