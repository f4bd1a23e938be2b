import { formatMoney, withLatinDigits } from '@gschool/domain';
import { Button, Heading, Link, Picture, Skeleton, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { useCartView } from '../../shared/cart/useCartView';
import { openPanel } from '../../shared/panels';
import * as styles from './landing.css';

/** Lines shown before “and more”. */
const MAX_LINES = 3;

/** The first lines of the cart: the state list `myCart`. */
export function MyCart() {
  const t = useT();
  const { locale } = useUi();
  const { cart, lines, totals, catalogue } = useCartView();
  const rest = lines.length - MAX_LINES;
  return (
    <section id="myCart" aria-labelledby="my-cart" className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id="my-cart">
          {t('landing.cart')}
        </Heading>
        <Link href={paths.cart}>{t('landing.toCart')}</Link>
      </div>
      <QueryResult query={catalogue} skeleton={<Skeleton lines={3} />} level={3} size="panel">
        {() =>
          cart.isReady && lines.length === 0 ? (
            <Text tone="muted">{t('landing.cartEmpty')}</Text>
          ) : (
            <>
              <ul className={styles.lines} role="list">
                {lines
                  .slice(0, MAX_LINES)
                  .map(({ variantId, productId, product, quantity, amount, variant }) => (
                    <li key={variantId} className={styles.line}>
                      <div className={styles.thumb}>
                        <Picture picture={product?.pictures[0] ?? ''} alt="" ratio="1/1" />
                      </div>
                      <Text>
                        {product && (
                          <Link href={paths.product(productId)}>
                            <bdi lang={product.lang?.name}>{product.name}</bdi>
                          </Link>
                        )}
                        <span>
                          {` × ${new Intl.NumberFormat(withLatinDigits(locale)).format(quantity)}`}
                        </span>
                      </Text>
                      <Text isNumeric className={styles.price}>
                        {formatMoney({ amount, currency: variant?.currency ?? 'usd' }, locale)}
                      </Text>
                    </li>
                  ))}
              </ul>
              {rest > 0 && <Text tone="muted">{t('landing.more', { count: rest })}</Text>}
              <div className={styles.head}>
                <Text weight="semibold" isNumeric>
                  {t('landing.subtotal', { price: formatMoney(totals.subtotal, locale) })}
                </Text>
                <Button
                  size="small"
                  variant="quiet"
                  aria-haspopup="dialog"
                  onClick={() => openPanel('cart')}
                >
                  {t('landing.openCart')}
                </Button>
              </div>
            </>
          )
        }
      </QueryResult>
    </section>
  );
}
