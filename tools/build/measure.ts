import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { entryKey, filesOf, readManifest } from './manifest';
import { limits, type View } from './views';

/** A file of a view and its size in bytes (gzip for scripts and style sheets). */
export interface Weighed {
  file: string;
  bytes: number;
}

/** What a view loads first, against its limits. */
export interface Measured {
  view: View;
  scripts: readonly Weighed[];
  styles: readonly Weighed[];
  fonts: readonly Weighed[];
  /** One sentence for each limit that is passed. */
  faults: readonly string[];
}

/** The sum of what was weighed, in bytes. */
export const total = (files: readonly Weighed[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** `118.4 KB`. */
export const inKB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Weighs one view of a built client. Throws when a module of the view is not in the manifest. */
export function measureView(view: View, folder: string): Measured {
  const manifest = readManifest(folder);
  const { scripts, styles } = filesOf(manifest, [entryKey(manifest), ...view.modules]);
  const weigh = (file: string) => ({
    file,
    bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  });
  const heaviest = (files: string[]) => files.map(weigh).sort((a, b) => b.bytes - a.bytes);
  const measured = {
    scripts: heaviest(scripts),
    styles: heaviest(styles),
    fonts: latinFonts(folder),
  };
  const checks = [
    ['scripts', measured.scripts, limits[view.who]],
    ['style sheets', measured.styles, limits.styles],
    ['Latin fonts', measured.fonts, limits.fonts],
  ] as const;
  const faults = checks
    .filter(([, files, limit]) => total(files) > limit)
    .map(
      ([what, files, limit]) =>
        `${view.app} ${view.name}: ${what} ${inKB(total(files))}, the limit is ${inKB(limit)}`,
    );
  return { view, ...measured, faults };
}

/** Fonts are compressed already: their size is the file's. */
function latinFonts(folder: string): Weighed[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /latin(?!-ext)[^/]*\.woff2$/.test(name))
    .map((name) => ({
      file: `assets/${name}`,
      bytes: statSync(join(folder, 'assets', name)).size,
    }));
}
