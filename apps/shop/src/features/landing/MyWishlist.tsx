import { useProducts, useWishlist } from '@gschool/data/shop';
import { formatMoney, getPriceSummary } from '@gschool/domain';
import { Heading, Link, Picture, Skeleton, Text, WishlistToggle, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { Reading } from '../../shared/goods/Reading';
import * as css from './landing.css';

/** How many are shown before the wishlist itself is. */
const LIMIT = 4;

/** What somebody wants to remember: the state list `myWishlist`. */
export function MyWishlist() {
  const t = useT();
  const { locale } = useUi();
  const products = useProducts();
  const wishlist = useWishlist();
  return (
    <section id="myWishlist" aria-labelledby="my-wishlist" className={css.card}>
      <div className={css.head}>
        <Heading level={2} size="h3" id="my-wishlist">
          {t('landing.wishlist')}
        </Heading>
        <Link href={paths.wishlist}>{t('landing.toWishlist')}</Link>
      </div>
      <Reading query={products} waiting={<Skeleton lines={3} />} level={3} size="panel">
        {(all) => {
          const wished = wishlist.ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
          if (wished.length === 0) return <Text tone="soft">{t('landing.wishlistEmpty')}</Text>;
          return (
            <ul className={css.lines} role="list">
              {wished.slice(0, LIMIT).map((product) => {
                const { amount, currency } = getPriceSummary(product);
                return (
                  <li key={product.id} className={css.line}>
                    <div className={css.thumb}>
                      <Picture picture={product.pictures[0] ?? ''} alt="" ratio="1/1" />
                    </div>
                    <div>
                      <Link href={paths.product(product.id)}>
                        <bdi lang={product.lang?.name}>{product.name}</bdi>
                      </Link>
                      <Text size="sm" tone="soft" isNumeric>
                        {formatMoney({ amount, currency }, locale)}
                      </Text>
                    </div>
                    <WishlistToggle
                      name={product.name}
                      isSaved
                      onToggle={() => wishlist.toggle(product.id)}
                    />
                  </li>
                );
              })}
            </ul>
          );
        }}
      </Reading>
    </section>
  );
}
