// Every page needs this group, so the hook registers it.
import './en/shell.messages.json';

import {
  useTranslate,
  type SharedMessageId,
  type Translate as TranslateId,
} from '@gschool/app/i18n';

import type auth from './en/auth.messages.json';
import type blog from './en/blog.messages.json';
import type cart from './en/cart.messages.json';
import type checkout from './en/checkout.messages.json';
import type footer from './en/footer.messages.json';
import type install from './en/install.messages.json';
import type landing from './en/landing.messages.json';
import type media from './en/media.messages.json';
import type notFound from './en/notFound.messages.json';
import type orders from './en/orders.messages.json';
import type pages from './en/pages.messages.json';
import type pricing from './en/pricing.messages.json';
import type product from './en/product.messages.json';
import type products from './en/products.messages.json';
import type search from './en/search.messages.json';
import type shell from './en/shell.messages.json';
import type shopping from './en/shopping.messages.json';
import type signOut from './en/signOut.messages.json';
import type start from './en/start.messages.json';
import type verification from './en/verification.messages.json';
import type wishlist from './en/wishlist.messages.json';

/** All message ids: an unknown id is a type error. */
export type MessageId = keyof (typeof auth &
  typeof blog &
  typeof cart &
  typeof checkout &
  typeof footer &
  typeof install &
  typeof landing &
  typeof media &
  typeof notFound &
  typeof orders &
  typeof pages &
  typeof pricing &
  typeof product &
  typeof products &
  typeof search &
  typeof shell &
  typeof shopping &
  typeof signOut &
  typeof start &
  typeof verification &
  typeof wishlist);

/** Returns the text of a message with its values. */
export type Translate = TranslateId<MessageId>;

/**
 * Returns the translate function of the active language. The type check ensures that the shop has
 * all messages of the shared pages.
 */
export const useT: () => Translate =
  useTranslate<MessageId> satisfies () => TranslateId<SharedMessageId>;
