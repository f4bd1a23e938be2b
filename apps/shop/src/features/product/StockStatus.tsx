import { LOW_STOCK } from '@gschool/domain';

import { useT } from '../../i18n/useT';
import * as styles from './ProductPage.css';

interface StockStatusProps {
  /** Null until the stock is known. Its line stays reserved. */
  stock: number | null;
  inCart: number;
}

/** The stock of the selected variant and how many are in the cart. Changes are announced. */
export function StockStatus({ stock, inCart }: StockStatusProps) {
  const t = useT();
  if (stock === null) return <p role="status" className={styles.stock} data-level="unknown" />;
  const level = stock === 0 ? 'none' : stock <= LOW_STOCK ? 'few' : 'plenty';
  const text = level === 'few' ? t('stock.few', { count: stock }) : t(`stock.${level}`);
  return (
    <p role="status" className={styles.stock} data-level={level}>
      {inCart > 0 ? t('product.stockInCart', { stock: text, count: inCart }) : text}
    </p>
  );
}
