import type { CacheKind } from '@gschool/data/caches';
import { withLatinDigits } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const kinds: Partial<Record<CacheKind, MessageId>> = {
  catalogue: 'diagnostics.kind.catalogue',
  video: 'diagnostics.kind.video',
  history: 'diagnostics.kind.history',
  playlists: 'diagnostics.kind.playlists',
};

export const getKindName = (kind: CacheKind, t: Translate): string =>
  t(kinds[kind] ?? 'diagnostics.kind.unknown');

/** `40 s`, `12 min` or `3 h`, from milliseconds. */
export function formatDuration(ms: number, t: Translate): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  if (seconds < 60) return t('diagnostics.seconds', { n: seconds });
  if (seconds < 3600) return t('diagnostics.minutes', { n: Math.floor(seconds / 60) });
  return t('diagnostics.hours', { n: Math.floor(seconds / 3600) });
}

/** `in 12 min`, or `3 h ago` for a time in the past. */
export const formatRelativeTime = (ms: number, t: Translate): string =>
  t(ms >= 0 ? 'diagnostics.in' : 'diagnostics.ago', { time: formatDuration(ms, t) });

/** `0.3 kB`, `12.5 kB`, `3 MB`, `10.7 GB`. */
export function formatSize(bytes: number, locale: string): string {
  const power = bytes >= 1e9 ? 3 : bytes >= 1e6 ? 2 : 1;
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'unit',
    unit: ['kilobyte', 'megabyte', 'gigabyte'][power - 1] ?? 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}

/** `75%`. */
export const formatPercent = (share: number, locale: string): string =>
  new Intl.NumberFormat(withLatinDigits(locale), { style: 'percent' }).format(share);
