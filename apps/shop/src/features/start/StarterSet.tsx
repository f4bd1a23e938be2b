import { isolate, useLanguage } from '@gschool/app/i18n';
import { useCart, useProducts } from '@gschool/data/shop';
import { getFirstVariant, formatMoney, sumMoney, type Product } from '@gschool/domain';
import { Button, Container, Picture, Skeleton, icons, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { setCartNotice } from '../../shared/cart/cartNotice';
import { openPanel } from '../../shared/panels';
import * as styles from './StarterSet.css';

const PRODUCT_IDS = ['studio-tee', 'steel-bottle', 'loop-bands'];

/** The total price of the set and the function that adds it to the cart. */
function useStarterSet(products: readonly Product[]) {
  const { locale } = useUi();
  const cart = useCart();
  const variants = products.flatMap((product) => getFirstVariant(product) ?? []);
  const currency = variants[0]?.currency ?? 'usd';
  return {
    price: formatMoney(sumMoney(variants, currency), locale),
    addToCart: () => {
      let notice: ReturnType<typeof cart.add> = null;
      for (const product of products) {
        const variant = getFirstVariant(product);
        const isInCart = cart.lines.some(({ productId }) => productId === product.id);
        // Products that are already in the cart are not added again.
        if (variant && !isInCart) notice = cart.add(product.id, variant.id, 1) ?? notice;
      }
      setCartNotice(notice);
      openPanel('cart');
    },
  };
}

/** Offers three products together. Renders nothing if the shop does not have all three. */
export function StarterSet() {
  const t = useT();
  const { locale } = useUi();
  const language = useLanguage();
  const { data } = useProducts();
  const products = PRODUCT_IDS.flatMap((id) => data?.find((product) => product.id === id) ?? []);
  const set = useStarterSet(products);
  if (data && products.length < PRODUCT_IDS.length) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    products.map(({ name }) => isolate(name, language)),
  );
  return (
    <Container>
      <section className={styles.card} aria-labelledby="starter-title">
        <div className={styles.content}>
          <p className={styles.eyebrow}>{t('starterSet.eyebrow')}</p>
          <h2 id="starter-title" className={styles.title}>
            {t('starterSet.title')}
          </h2>
          <p className={styles.text}>{data && t('starterSet.text', { names, price: set.price })}</p>
          <Button
            variant="quiet"
            size="large"
            iconStart={icons.shoppingBag}
            className={styles.action}
            aria-haspopup="dialog"
            onClick={set.addToCart}
          >
            {t('starterSet.action')}
          </Button>
        </div>
        <ul className={styles.pictures}>
          {PRODUCT_IDS.map((id, at) => {
            const product = products[at];
            return (
              <li key={id} className={styles.picture}>
                {product ? (
                  <Picture picture={product.pictures[0] ?? ''} alt={product.name} ratio="4/5" />
                ) : (
                  <Skeleton shape="block" ratio="tall" />
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </Container>
  );
}
