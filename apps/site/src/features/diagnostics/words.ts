import type { CacheKind } from '@gschool/data/caches';
import { withLatinDigits } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const kinds: Partial<Record<CacheKind, MessageId>> = {
  catalogue: 'diagnostics.kind.catalogue',
  video: 'diagnostics.kind.video',
  history: 'diagnostics.kind.history',
  playlists: 'diagnostics.kind.playlists',
};

/** What a kind is called. */
export const kindName = (kind: CacheKind, t: Translate): string =>
  t(kinds[kind] ?? 'diagnostics.kind.unknown');

/** `40 s`, `12 min`, `3 h`: a length of time in milliseconds, as coarse as it is long. */
export function lengthOf(ms: number, t: Translate): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  if (seconds < 60) return t('diagnostics.seconds', { n: seconds });
  if (seconds < 3600) return t('diagnostics.minutes', { n: Math.floor(seconds / 60) });
  return t('diagnostics.hours', { n: Math.floor(seconds / 3600) });
}

/** `in 12 min`, or `3 h ago` for what is past. */
export const fromNow = (ms: number, t: Translate): string =>
  t(ms >= 0 ? 'diagnostics.in' : 'diagnostics.ago', { time: lengthOf(ms, t) });

/** `0.3 kB`, `12.5 kB`, `3 MB`, `10.7 GB`. */
export function sizeOf(bytes: number, locale: string): string {
  const power = bytes >= 1e9 ? 3 : bytes >= 1e6 ? 2 : 1;
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'unit',
    unit: ['kilobyte', 'megabyte', 'gigabyte'][power - 1] ?? 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}

/** `75%`. */
export const shareOf = (share: number, locale: string): string =>
  new Intl.NumberFormat(withLatinDigits(locale), { style: 'percent' }).format(share);
