import '../../i18n/en/bag.messages.json';

import { Button, EmptyState, Stack } from '@gschool/ui';
import { CartPanel } from '@gschool/ui/overlays';
import { useEffect } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { setCartNotice } from '../../shared/goods/cartNotice';
import { CartNoticeAlert } from '../../shared/goods/CartNoticeAlert';
import { useCartView } from '../../shared/goods/useCartView';
import { useCartLines } from '../../shared/goods/useCartLines';
import { panelId } from '../../shared/panels';
import { FreeDelivery } from './FreeDelivery';

export interface ShopCartPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The cart in a panel: what is in it, how many of each, what it comes to, and the two ways on. */
export function ShopCartPanel({ isOpen, onOpenChange }: ShopCartPanelProps) {
  const t = useT();
  const view = useCartView();
  const { cart, totals, catalogue } = view;
  const lines = useCartLines(view);
  const { data, error } = catalogue;
  // What was to be said is said once: it does not wait for the next opening.
  useEffect(() => {
    if (!isOpen) setCartNotice(null);
  }, [isOpen]);
  return (
    <CartPanel
      id={panelId('cart')}
      title={t('bag.title')}
      lines={lines}
      subtotal={totals.subtotal}
      isLoading={!data && !error && cart.lines.length > 0}
      error={
        !data && error
          ? t(error.info.kind === 'offline' ? 'reading.offline' : 'reading.failed')
          : undefined
      }
      onRetry={() => void catalogue.refetch()}
      problem={<CartNoticeAlert products={data?.products ?? []} />}
      note={t('bag.note')}
      onRemove={cart.remove}
      onUndo={() => cart.undo()}
      action={
        <Stack space="3">
          <FreeDelivery subtotal={totals.subtotal} offers={data?.shipping ?? []} />
          <Button href={paths.checkout} size="large" isFullWidth>
            {t('bag.checkout')}
          </Button>
          <Button href={paths.cart} variant="quiet" isFullWidth>
            {t('bag.view')}
          </Button>
        </Stack>
      }
      empty={
        <EmptyState
          level={3}
          size="panel"
          title={t('bag.emptyTitle')}
          action={
            <Button href={paths.shop} onClick={() => onOpenChange(false)}>
              {t('bag.browse')}
            </Button>
          }
        >
          {t('bag.empty')}
        </EmptyState>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
