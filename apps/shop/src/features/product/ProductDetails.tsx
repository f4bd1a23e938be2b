import { useShopCatalogue } from '@gschool/data/shop';
import { formatMoney, type ShippingRate, type Product } from '@gschool/domain';
import { Disclosure, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './ProductPage.css';

/** Details and shipping information in disclosures. */
export function ProductDetails({ product }: { product: Product }) {
  const t = useT();
  return (
    <div className={styles.details}>
      {product.details.length > 0 && (
        <Disclosure summary={t('product.details')} isOpen>
          <ul className={styles.facts} dir="auto" lang={product.lang?.details}>
            {product.details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure summary={t('product.delivery')}>
        <DeliveryInfo />
      </Disclosure>
    </div>
  );
}

/** The lowest shipping price and the minimum for free shipping, from the catalog. */
function DeliveryInfo() {
  const t = useT();
  const { locale } = useUi();
  const offers = useShopCatalogue().data?.shipping ?? [];
  const write = ({ amount, currency }: Pick<ShippingRate, 'amount' | 'currency'>) =>
    formatMoney({ amount, currency }, locale);
  const standard = offers.filter(({ speed }) => speed === 'standard');
  const paid = standard
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => a.amount - b.amount)[0];
  const free = standard
    .filter(({ amount }) => amount === 0)
    .toSorted((a, b) => a.minimum - b.minimum)[0];
  return (
    <ul className={styles.facts}>
      {paid && (
        <li>
          {t('product.deliveryFrom', {
            price: write(paid),
            from: paid.days[0],
            to: paid.days[1],
          })}
        </li>
      )}
      {free && (
        <li>
          {t('product.deliveryFree', {
            price: write({ amount: free.minimum, currency: free.currency }),
          })}
        </li>
      )}
      <li>{t('product.deliveryFinal')}</li>
    </ul>
  );
}
