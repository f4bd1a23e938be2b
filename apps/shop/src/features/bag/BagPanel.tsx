import '../../i18n/en/bag.messages.json';

import { Button, EmptyState, Stack } from '@gschool/ui';
import { CartPanel } from '@gschool/ui/overlays';
import { useEffect } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { tellBagNews } from '../../shared/goods/bagNews';
import { BagNewsAlert } from '../../shared/goods/BagNewsAlert';
import { useBagView } from '../../shared/goods/useBagView';
import { useCartLines } from '../../shared/goods/useCartLines';
import { panelId } from '../../shared/panels';
import { FreeDelivery } from './FreeDelivery';

export interface BagPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The cart in a panel: what is in it, how many of each, what it comes to, and the two ways on. */
export function BagPanel({ isOpen, onOpenChange }: BagPanelProps) {
  const t = useT();
  const view = useBagView();
  const { bag, totals, catalogue } = view;
  const lines = useCartLines(view);
  const { data, error } = catalogue;
  // What was to be said is said once: it does not wait for the next opening.
  useEffect(() => {
    if (!isOpen) tellBagNews(null);
  }, [isOpen]);
  return (
    <CartPanel
      id={panelId('cart')}
      title={t('bag.title')}
      lines={lines}
      subtotal={totals.subtotal}
      isLoading={!data && !error && bag.lines.length > 0}
      error={
        !data && error
          ? t(error.info.kind === 'offline' ? 'reading.offline' : 'reading.failed')
          : undefined
      }
      onRetry={() => void catalogue.refetch()}
      problem={<BagNewsAlert products={data?.products ?? []} />}
      note={t('bag.note')}
      onRemove={bag.remove}
      onUndo={() => bag.undo()}
      action={
        <Stack space="3">
          <FreeDelivery subtotal={totals.subtotal} offers={data?.delivery ?? []} />
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
