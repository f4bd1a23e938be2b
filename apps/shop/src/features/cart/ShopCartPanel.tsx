import '../../i18n/en/cart.messages.json';

import { Button, EmptyState, Stack } from '@gschool/ui';
import { CartPanel } from '@gschool/ui/overlays';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { setCartNotice } from '../../shared/cart/cartNotice';
import { CartNoticeAlert } from '../../shared/cart/CartNoticeAlert';
import { useCartView } from '../../shared/cart/useCartView';
import { useCartLines } from '../../shared/cart/useCartLines';
import { panelId } from '../../shared/panels';
import { FreeDeliveryProgress } from './FreeDeliveryProgress';

export interface ShopCartPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The cart panel: lines, subtotal and the links to the checkout and the cart page. */
export function ShopCartPanel({ isOpen, onOpenChange }: ShopCartPanelProps) {
  const t = useT();
  const view = useCartView();
  const { cart, totals, catalogue } = view;
  const lines = useCartLines(view);
  const { data, error } = catalogue;
  /** Restores the line that was removed last. */
  const undo = useRef<() => void>(undefined);
  // The notice is shown once, so it is cleared when the panel closes.
  useEffect(() => {
    if (!isOpen) setCartNotice(null);
  }, [isOpen]);
  return (
    <CartPanel
      id={panelId('cart')}
      title={t('cart.title')}
      lines={lines}
      subtotal={totals.subtotal}
      isLoading={!data && !error && cart.lines.length > 0}
      error={
        !data && error
          ? t(error.info.kind === 'offline' ? 'loadError.offline' : 'loadError.failed')
          : undefined
      }
      onRetry={() => void catalogue.refetch()}
      problem={<CartNoticeAlert products={data?.products ?? []} />}
      note={t('cart.note')}
      onRemove={(variantId) => {
        undo.current = cart.remove(variantId);
      }}
      onUndo={() => undo.current?.()}
      action={
        <Stack space="3">
          <FreeDeliveryProgress subtotal={totals.subtotal} offers={data?.shipping ?? []} />
          <Button href={paths.checkout} size="large" isFullWidth>
            {t('cart.checkout')}
          </Button>
          <Button href={paths.cart} variant="quiet" isFullWidth>
            {t('cart.view')}
          </Button>
        </Stack>
      }
      empty={
        <EmptyState
          level={3}
          size="panel"
          title={t('cart.emptyTitle')}
          action={
            <Button href={paths.shop} onClick={() => onOpenChange(false)}>
              {t('cart.browse')}
            </Button>
          }
        >
          {t('cart.empty')}
        </EmptyState>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
