import '../../i18n/en/cart.messages.json';

import {
  Button,
  EmptyState,
  icons,
  Picture,
  Stack,
  CartLineSkeleton,
  Skeleton,
  VisuallyHidden,
} from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CartNoticeAlert } from '../../shared/cart/CartNoticeAlert';
import { QueryResult } from '../../shared/QueryResult';
import { useCartView } from '../../shared/cart/useCartView';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import * as styles from './Cart.css';
import { CartLines } from './CartLines';
import { CartSummary } from './CartSummary';

/** `/merchandise/cart`. */
export function CartPage() {
  const t = useT();
  const view = useCartView();
  const { cart, catalogue } = view;
  useShopBreadcrumb({
    name: t('cart.title'),
    variant: 'task',
  });
  if (!cart.isReady) return <CartSkeleton />;
  return (
    <QueryResult query={catalogue} skeleton={<CartSkeleton />}>
      {({ products, shipping: delivery }) => (
        <Stack space="6">
          <CartNoticeAlert products={products} />
          <div className={styles.columns}>
            <CartLines view={view} empty={<EmptyCart />} />
            {view.lines.length > 0 && <CartSummary view={view} offers={delivery} />}
          </div>
        </Stack>
      )}
    </QueryResult>
  );
}

function EmptyCart() {
  const t = useT();
  return (
    <EmptyState
      title={t('cart.emptyTitle')}
      picture={<Picture picture="art:object/tote/35" alt="" ratio="4/3" />}
      action={
        <>
          <Button href={paths.shop}>{t('cart.browse')}</Button>
          <Button href={paths.wishlist} variant="quiet" iconStart={icons.heart}>
            {t('cart.openWishlist')}
          </Button>
        </>
      }
    >
      {t('cart.empty')}
    </EmptyState>
  );
}

/** The cart while its prices load. */
function CartSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.lines}>
          {[0, 1, 2].map((at) => (
            <div key={at} className={styles.line}>
              <CartLineSkeleton />
            </div>
          ))}
        </div>
        <div className={styles.summary}>
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
