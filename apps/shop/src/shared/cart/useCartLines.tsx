import '../../i18n/en/shopping.messages.json';

import { type Language, useLanguage } from '@gschool/app/i18n';
import { MAX_QUANTITY, type PricedLine, type SizeSystem } from '@gschool/domain';
import { QuantityStepper, type CartLine } from '@gschool/ui';
import type { ComponentProps } from 'react';

import { paths } from '../../config/paths';
import { useT, type Translate } from '../../i18n/useT';
import { setCartNotice } from './cartNotice';
import { lineNoticeMessage } from './noticeMessages';
import type { CartView } from './useCartView';
import { variantLabel } from '../products/optionLabels';
import { useSizeSystem } from '../products/sizeSystem';

/** The props of a cart line. */
export interface CartLineView extends ComponentProps<typeof CartLine> {
  id: string;
}

const tones = { gone: 'danger', soldOut: 'danger', reduced: 'warning', few: 'neutral' } as const;

function toCartLineView(
  line: PricedLine,
  { cart }: CartView,
  t: Translate,
  language: Language,
  sizeSystem: SizeSystem,
): CartLineView {
  const { productId, variantId, product, variant, quantity, wanted, notice } = line;
  const currency = variant?.currency ?? 'usd';
  const name = product?.name ?? t('cart.unknownProduct');
  return {
    id: variantId,
    thumbnail: product?.pictures[0] ?? '',
    name,
    href: product ? paths.product(productId) : undefined,
    detail: variant ? variantLabel(variant, t, language, sizeSystem) : undefined,
    price: { amount: variant && quantity === 0 ? variant.amount : line.amount, currency },
    compareAt: line.compareAt === null ? undefined : { amount: line.compareAt, currency },
    unitPrice:
      variant && quantity > 1 ? { amount: variant.amount, currency: variant.currency } : undefined,
    note: notice ? lineNoticeMessage(notice, t) : undefined,
    noteTone: notice ? tones[notice.kind] : undefined,
    isUnavailable: quantity === 0,
    quantity:
      variant && variant.stock > 0 ? (
        <QuantityStepper
          size="small"
          name={`quantity-${variantId}`}
          label={t('cart.quantityOf', { name })}
          isLabelHidden
          value={Math.min(wanted, variant.stock)}
          max={Math.min(variant.stock, MAX_QUANTITY)}
          onChange={(next) => setCartNotice(cart.setQuantity(productId, variantId, next))}
        />
      ) : undefined,
  };
}

/** The cart lines with quantity steppers and notices. */
export function useCartLines(view: CartView): readonly CartLineView[] {
  const t = useT();
  const language = useLanguage();
  const sizeSystem = useSizeSystem();
  return view.lines.map((line) => toCartLineView(line, view, t, language, sizeSystem));
}
