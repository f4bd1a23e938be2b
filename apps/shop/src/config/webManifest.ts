import '../i18n/en/orders.messages.json';
import '../i18n/en/shell.messages.json';

import { i18n } from '../i18n/i18n';
import type { MessageId } from '../i18n/useT';
import { productName } from './env';
import { paths } from './paths';

const t = (id: MessageId): string => i18n._(id, { name: productName });

/**
 * The manifest of the installed shop (docs/product/offline.md#installed). It opens the merchandise
 * page, which everyone may see.
 */
export const webManifest = {
  name: t('start.heading'),
  shortName: t('start.heading'),
  description: t('shop.description'),
  startUrl: paths.merchandise,
  categories: ['shopping', 'fitness', 'lifestyle'],
  shortcuts: [
    { name: t('nav.shopAll'), url: paths.shop, icon: 'products' },
    { name: t('nav.cart'), url: paths.cart, icon: 'cart' },
    { name: t('orders.title'), url: paths.account, icon: 'orders' },
  ],
  // The manifest has only one language, so these texts are not messages.
  screenshots: [
    { file: 'home-narrow.webp', label: 'Made for practice', formFactor: 'narrow' },
    {
      file: 'product-narrow.webp',
      label: 'Sizes, colors and what is in stock',
      formFactor: 'narrow',
    },
    { file: 'cart-narrow.webp', label: 'Your cart', formFactor: 'narrow' },
    { file: 'home-wide.webp', label: 'Made for practice', formFactor: 'wide' },
    { file: 'products-wide.webp', label: 'Everything in the shop', formFactor: 'wide' },
  ],
};
