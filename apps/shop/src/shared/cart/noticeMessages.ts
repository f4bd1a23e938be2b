import { MAX_CART_LINES, type CartNotice, type LineNotice, type Product } from '@gschool/domain';

import type { Translate } from '../../i18n/useT';

/** Says why the cart differs from the requested change. */
export function cartNoticeMessage(
  notice: CartNotice,
  products: readonly Product[],
  t: Translate,
): string {
  if (notice.kind === 'full') return t('cart.full', { count: MAX_CART_LINES });
  const name = products.find(({ id }) => id === notice.productId)?.name ?? '';
  return notice.kind === 'soldOut'
    ? t('cart.soldOut', { name })
    : t('cart.limited', { name, count: notice.quantity });
}

/** Says how many are left of a line, or that it is not available. */
export function lineNoticeMessage(notice: LineNotice, t: Translate): string {
  switch (notice.kind) {
    case 'gone':
      return t('cart.lineUnavailable');
    case 'soldOut':
      return t('stock.none');
    case 'reduced':
      return t('cart.lineReduced', { count: notice.left, wanted: notice.wanted });
    case 'few':
      return t('stock.few', { count: notice.left });
  }
}
