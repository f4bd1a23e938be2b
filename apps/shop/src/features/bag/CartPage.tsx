import '../../i18n/en/bag.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { Button, EmptyState, icons, Picture, Stack } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CartNoticeAlert } from '../../shared/goods/CartNoticeAlert';
import { Reading } from '../../shared/goods/Reading';
import { useCartView } from '../../shared/goods/useCartView';
import * as css from './Cart.css';
import { CartLines } from './CartLines';
import { CartSummary } from './CartSummary';
import { CartSkeleton } from './CartSkeleton';

/** `/merchandise/cart`: everything in the cart, and what it comes to. */
export function CartPage() {
  const t = useT();
  const view = useCartView();
  const { cart, catalogue } = view;
  useBreadcrumb({
    name: t('bag.title'),
    items: [
      { name: t('nav.merchandise'), href: paths.shop },
      { name: t('bag.title'), active: true },
    ],
  });
  if (!cart.isReady) return <CartSkeleton />;
  return (
    <Reading query={catalogue} waiting={<CartSkeleton />}>
      {({ products, shipping: delivery }) => (
        <Stack space="6">
          <CartNoticeAlert products={products} />
          <div className={css.columns}>
            <CartLines view={view} empty={<NothingHere />} />
            {view.lines.length > 0 && <CartSummary view={view} offers={delivery} />}
          </div>
        </Stack>
      )}
    </Reading>
  );
}

function NothingHere() {
  const t = useT();
  return (
    <EmptyState
      title={t('bag.emptyTitle')}
      picture={<Picture picture="art:object/tote/35" alt="" ratio="4/3" />}
      action={
        <>
          <Button href={paths.shop}>{t('bag.browse')}</Button>
          <Button href={paths.wishlist} variant="quiet" iconStart={icons.heart}>
            {t('goods.openWishlist')}
          </Button>
        </>
      }
    >
      {t('bag.empty')}
    </EmptyState>
  );
}
