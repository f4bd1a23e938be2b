import '../i18n/en/member.messages.json';
import '../i18n/en/shell.messages.json';

import { i18n } from '../i18n/i18n';
import type { MessageId } from '../i18n/useT';
import { productName } from './env';
import { paths } from './paths';

const t = (id: MessageId): string => i18n._(id, { name: productName });

/**
 * The content of the web app manifest (docs/product/offline.md#installed). The installed site opens
 * at the catalog, a subscriber's home. The guard redirects a visitor to the sign-in page, and any
 * other member to the plans.
 */
export const webManifest = {
  name: productName,
  shortName: productName,
  description: t('site.description'),
  startUrl: paths.videos,
  categories: ['fitness', 'health', 'sports', 'lifestyle'],
  shortcuts: [
    { name: t('row.continue'), url: paths.videosInProgress, icon: 'continue' },
    { name: t('menu.library'), url: paths.library, icon: 'library' },
    { name: t('search.title'), url: paths.search, icon: 'search' },
  ],
  // The manifest has one language, so these are not messages.
  screenshots: [
    { file: 'home-narrow.webp', label: 'Pick up where you left off', formFactor: 'narrow' },
    { file: 'class-narrow.webp', label: 'A class and what comes next', formFactor: 'narrow' },
    { file: 'library-narrow.webp', label: 'Your favorites and playlists', formFactor: 'narrow' },
    { file: 'home-wide.webp', label: 'Classes for the day you’re having', formFactor: 'wide' },
    { file: 'series-wide.webp', label: 'A series, class by class', formFactor: 'wide' },
  ],
};
