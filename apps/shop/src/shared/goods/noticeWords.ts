import { MAX_CART_LINES, type CartNotice, type LineNotice, type Product } from '@gschool/domain';

import type { Translate } from '../../i18n/useT';

/** Why the cart does not hold what was asked for. */
export function noticeWords(
  notice: CartNotice,
  products: readonly Product[],
  t: Translate,
): string {
  if (notice.kind === 'full') return t('bag.full', { count: MAX_CART_LINES });
  const name = products.find(({ id }) => id === notice.productId)?.name ?? '';
  return notice.kind === 'soldOut'
    ? t('bag.soldOut', { name })
    : t('bag.clamped', { name, count: notice.quantity });
}

/** What is to be said of a line: how many are left, or that nothing is. */
export function lineWords(notice: LineNotice, t: Translate): string {
  switch (notice.kind) {
    case 'gone':
      return t('bag.lineGone');
    case 'soldOut':
      return t('stock.none');
    case 'reduced':
      return t('bag.lineReduced', { count: notice.left, wanted: notice.wanted });
    case 'few':
      return t('stock.few', { count: notice.left });
  }
}
