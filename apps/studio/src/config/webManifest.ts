import '../i18n/en/shell.messages.json';

import { i18n } from '../i18n/i18n';
import type { MessageId } from '../i18n/useT';
import { productName } from './env';
import { paths } from './paths';

const t = (id: MessageId): string => i18n._(id, { name: productName });

/** The manifest of the installed studio (docs/product/offline.md#installed). */
export const webManifest = {
  name: t('studio.name'),
  shortName: t('studio.shortName'),
  description: t('studio.description'),
  startUrl: paths.overview,
  categories: ['business', 'productivity'],
  shortcuts: [
    { name: t('nav.members'), url: paths.members, icon: 'members' },
    { name: t('nav.orders'), url: paths.orders, icon: 'orders' },
    { name: t('nav.log'), url: paths.log, icon: 'log' },
  ],
  // The manifest has only one language, so these texts are not messages.
  screenshots: [
    { file: 'overview-narrow.webp', label: 'What needs attention', formFactor: 'narrow' },
    { file: 'orders-narrow.webp', label: 'The orders', formFactor: 'narrow' },
    { file: 'overview-wide.webp', label: 'What needs attention', formFactor: 'wide' },
    { file: 'members-wide.webp', label: 'The members', formFactor: 'wide' },
  ],
};
