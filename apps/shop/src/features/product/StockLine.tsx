import { LOW_STOCK } from '@gschool/domain';

import { useT } from '../../i18n/useT';
import * as css from './ProductPage.css';

/** How many there are of the chosen sort, and how many of them are in the cart already. Read out when it changes. */
export function StockLine({ stock, held }: { stock: number; held: number }) {
  const t = useT();
  const level = stock === 0 ? 'none' : stock <= LOW_STOCK ? 'few' : 'plenty';
  const words = level === 'few' ? t('stock.few', { count: stock }) : t(`stock.${level}`);
  return (
    <p role="status" className={css.stock} data-level={level}>
      {held > 0 ? t('product.stockHeld', { stock: words, count: held }) : words}
    </p>
  );
}
