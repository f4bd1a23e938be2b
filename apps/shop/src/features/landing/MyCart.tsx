import { formatMoney, withLatinDigits } from '@gschool/domain';
import { Button, Heading, Link, Picture, Skeleton, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { Reading } from '../../shared/goods/Reading';
import { useCartView } from '../../shared/goods/useCartView';
import { openPanel } from '../../shared/panels';
import * as css from './landing.css';

/** How many lines are shown before the cart itself is. */
const LIMIT = 3;

/** What is in the cart now: the state list `myCart`. */
export function MyCart() {
  const t = useT();
  const { locale } = useUi();
  const { cart, lines, totals, catalogue } = useCartView();
  const rest = lines.length - LIMIT;
  return (
    <section id="myCart" aria-labelledby="my-cart" className={css.card}>
      <div className={css.head}>
        <Heading level={2} size="h3" id="my-cart">
          {t('landing.cart')}
        </Heading>
        <Link href={paths.cart}>{t('landing.toCart')}</Link>
      </div>
      <Reading query={catalogue} waiting={<Skeleton lines={3} />} level={3} size="panel">
        {() =>
          cart.isReady && lines.length === 0 ? (
            <Text tone="soft">{t('landing.cartEmpty')}</Text>
          ) : (
            <>
              <ul className={css.lines} role="list">
                {lines
                  .slice(0, LIMIT)
                  .map(({ variantId, productId, product, quantity, amount, variant }) => (
                    <li key={variantId} className={css.line}>
                      <div className={css.thumb}>
                        <Picture picture={product?.pictures[0] ?? ''} alt="" ratio="1/1" />
                      </div>
                      <Text>
                        {product && (
                          <Link href={paths.product(productId)}>
                            <bdi lang={product.lang?.name}>{product.name}</bdi>
                          </Link>
                        )}{' '}
                        × {new Intl.NumberFormat(withLatinDigits(locale)).format(quantity)}
                      </Text>
                      <Text isNumeric>
                        {formatMoney({ amount, currency: variant?.currency ?? 'usd' }, locale)}
                      </Text>
                    </li>
                  ))}
              </ul>
              {rest > 0 && <Text tone="soft">{t('landing.more', { count: rest })}</Text>}
              <div className={css.head}>
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
      </Reading>
    </section>
  );
}
