import '../../i18n/cart';

import { Button, useUi } from '@gschool/ui';
import { CartPanel } from '@gschool/ui/overlays';

import { demoCart } from '../../content/merchandise';
import { useT } from '../../i18n/useT';
import { priceOf, totalOf } from '../../shared/money';
import { panelId } from '../../shared/panels';

export interface DemoCartProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The cart panel with its three demo items and their sum of $49.00 (spec, section 2). */
export function DemoCart({ isOpen, onOpenChange }: DemoCartProps) {
  const t = useT();
  const { locale } = useUi();
  return (
    <CartPanel
      id={panelId('cart')}
      title={t('cart.title')}
      lines={demoCart.map((piece) => ({
        id: piece.id,
        thumbnail: piece.picture,
        name: piece.name,
        detail: piece.detail,
        price: priceOf(piece, locale),
      }))}
      subtotal={totalOf(demoCart, locale)}
      note={t('cart.note')}
      action={
        <Button variant="quiet" isFullWidth onClick={() => onOpenChange(false)}>
          {t('cart.continue')}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
