import { isolate, useLanguage } from '@gschool/app/i18n';
import { useCart, useProducts } from '@gschool/data/shop';
import { getFirstVariant, formatMoney, sumMoney, type Product } from '@gschool/domain';
import { Button, Container, Picture, Skeleton, icons, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { setCartNotice } from '../../shared/goods/cartNotice';
import { openPanel } from '../../shared/panels';
import * as css from './StarterSet.css';

/** What the set consists of. */
const ids = ['studio-tee', 'steel-bottle', 'loop-bands'];

/** What one of each costs together, and how to put it into the cart. */
function useSet(products: readonly Product[]) {
  const { locale } = useUi();
  const cart = useCart();
  const sorts = products.flatMap((product) => getFirstVariant(product) ?? []);
  const currency = sorts[0]?.currency ?? 'usd';
  return {
    price: formatMoney(sumMoney(sorts, currency), locale),
    take: () => {
      let news: ReturnType<typeof cart.add> = null;
      for (const product of products) {
        const variant = getFirstVariant(product);
        const has = cart.lines.some(({ productId }) => productId === product.id);
        // One of each is a set: whoever has a piece already needs no second one.
        if (variant && !has) news = cart.add(product.id, variant.id, 1) ?? news;
      }
      setCartNotice(news);
      openPanel('cart');
    },
  };
}

/** Three pieces as one offer; where the shop does not have all of them, it is not made. */
export function StarterSet() {
  const t = useT();
  const { locale } = useUi();
  const language = useLanguage();
  const { data } = useProducts();
  const products = ids.flatMap((id) => data?.find((product) => product.id === id) ?? []);
  const set = useSet(products);
  if (data && products.length < ids.length) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    products.map(({ name }) => isolate(name, language)),
  );
  return (
    <Container>
      <section className={css.card} aria-labelledby="starter-title">
        <div className={css.words}>
          <p className={css.eyebrow}>{t('bundle.eyebrow')}</p>
          <h2 id="starter-title" className={css.title}>
            {t('bundle.title')}
          </h2>
          <p className={css.text}>{data && t('bundle.text', { names, price: set.price })}</p>
          <Button
            variant="quiet"
            size="large"
            iconStart={icons.bag}
            className={css.action}
            aria-haspopup="dialog"
            onClick={set.take}
          >
            {t('bundle.action')}
          </Button>
        </div>
        <ul className={css.pictures}>
          {ids.map((id, at) => {
            const product = products[at];
            return (
              <li key={id} className={css.picture}>
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
