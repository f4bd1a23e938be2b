import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import {
  formatKB,
  getRequestCount,
  getTotalSize,
  type FileSize,
  type MeasuredView,
} from './measure';
import { KB } from './views';

/** The sizes of a view at the last release, in bytes (gzip, except for fonts). */
interface ReleasedView {
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
  /** Every file by its name without a hash. */
  files: Readonly<Record<string, number>>;
}

/** The views of the last release, with keys such as `site home`. */
type ReleasedSizes = Readonly<Record<string, ReleasedView>>;

/**
 * A file whose size differs from the last release. The size is 0 if the file is new or was removed.
 */
interface ChangedFile {
  name: string;
  before: number;
  after: number;
}

/** How the size of a view differs from the last release, in bytes. */
interface GrowthOfView {
  before: number;
  after: number;
  /** How many bytes it may grow. */
  allowed: number;
  /** The files that changed, the largest growth first. */
  files: readonly ChangedFile[];
}

/** A view may grow by this share of its scripts, but never by more than this number of bytes. */
const ALLOWED_GROWTH = { share: 0.02, bytes: 3 * KB };

const releasedSizesFile = join(repositoryRoot, 'tools/build/releasedSizes.json');

/** Reads the sizes of the last release. */
export const readReleasedSizes = (file = releasedSizesFile): ReleasedSizes =>
  JSON.parse(readFileSync(file, 'utf8')) as ReleasedSizes;

/**
 * Writes the sizes of a release. They are sorted by name, so that a diff shows only the changes.
 */
export const writeReleasedSizes = (sizes: ReleasedSizes, file = releasedSizesFile): void =>
  writeFileSync(file, `${JSON.stringify(sortByName(sizes), null, 2)}\n`);

/** The name of a view in the record. */
export const getViewName = ({ view }: MeasuredView): string => `${view.app} ${view.name}`;

/** The recorded data of a view. */
export function toReleasedView(measured: MeasuredView): ReleasedView {
  const { scripts, styles, fonts } = measured;
  return {
    scripts: getTotalSize(scripts),
    styles: getTotalSize(styles),
    fonts: getTotalSize(fonts),
    requests: getRequestCount(measured),
    files: sortByName(sumByName([...scripts, ...styles, ...fonts])),
  };
}

/** Compares a view with the last release; null if the last release has no such view. */
export function compareWithRelease(
  measured: MeasuredView,
  released: ReleasedSizes,
): GrowthOfView | null {
  const old = released[getViewName(measured)];
  if (!old) return null;
  const now = toReleasedView(measured);
  const before = getSum(old);
  return {
    before,
    after: getSum(now),
    allowed: Math.min(old.scripts * ALLOWED_GROWTH.share, ALLOWED_GROWTH.bytes),
    files: [...new Set([...Object.keys(old.files), ...Object.keys(now.files)])]
      .map((name) => ({ name, before: old.files[name] ?? 0, after: now.files[name] ?? 0 }))
      .filter((file) => file.before !== file.after)
      .sort((a, b) => b.after - b.before - (a.after - a.before)),
  };
}

const getSum = ({ scripts, styles, fonts }: ReleasedView): number => scripts + styles + fonts;

/** Adds up sizes by name, because two chunks may have the same name. */
function sumByName(files: readonly FileSize[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { name, bytes } of files) sums[name] = (sums[name] ?? 0) + bytes;
  return sums;
}

const sortByName = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** `+0.4 KB since the last release`. */
export const formatGrowth = ({ before, after }: GrowthOfView): string =>
  `${formatChange(after - before)} since the last release`;

/** The lines for a view that grew too much or is not recorded; empty if everything is fine. */
export function describeGrowth(measured: MeasuredView, growth: GrowthOfView | null): string[] {
  const record = 'npm run budget -- --record';
  if (!growth)
    return [`NOT RECORDED  ${getViewName(measured)} is not in the last release: ${record}`];
  const { before, after, allowed, files } = growth;
  if (after - before <= allowed) return [];
  return [
    `GREW  ${getViewName(measured)}: ${formatKB(before)} → ${formatKB(after)}, ${formatChange(after - before)}; ${formatKB(allowed)} are allowed since the last release`,
    ...files
      .filter((file) => file.after > file.before)
      .map(
        (file) =>
          `  ${formatChange(file.after - file.before).padStart(9)}  ${file.name}${file.before === 0 ? ' (new)' : ''}`,
      ),
    `  If it is worth it, record it with the change that needs it: ${record}`,
  ];
}

const formatChange = (bytes: number): string =>
  `${bytes < 0 ? '−' : '+'}${formatKB(Math.abs(bytes))}`;
