import { useProducts, useWishlist } from '@gschool/data/shop';
import { formatMoney, getPriceSummary } from '@gschool/domain';
import { Heading, Link, Picture, Skeleton, Text, WishlistToggle, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import * as styles from './landing.css';

/** Products shown here; the wishlist page shows all. */
const MAX_PRODUCTS = 4;

/** The first products of the wishlist: the state list `myWishlist`. */
export function MyWishlist() {
  const t = useT();
  const { locale } = useUi();
  const products = useProducts();
  const wishlist = useWishlist();
  return (
    <section id="myWishlist" aria-labelledby="my-wishlist" className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id="my-wishlist">
          {t('landing.wishlist')}
        </Heading>
        <Link href={paths.wishlist}>{t('landing.toWishlist')}</Link>
      </div>
      <QueryResult query={products} skeleton={<Skeleton lines={3} />} level={3} size="panel">
        {(all) => {
          const products = wishlist.ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
          if (products.length === 0) return <Text tone="muted">{t('landing.wishlistEmpty')}</Text>;
          return (
            <ul className={styles.lines} role="list">
              {products.slice(0, MAX_PRODUCTS).map((product) => {
                const { amount, currency } = getPriceSummary(product);
                return (
                  <li key={product.id} className={styles.line}>
                    <div className={styles.thumb}>
                      <Picture picture={product.pictures[0] ?? ''} alt="" ratio="1/1" />
                    </div>
                    <div>
                      <Link href={paths.product(product.id)}>
                        <bdi lang={product.lang?.name}>{product.name}</bdi>
                      </Link>
                      <Text size="sm" tone="muted" isNumeric>
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
      </QueryResult>
    </section>
  );
}
