import type { ShippingRate, ShippingSpeed } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const names: Readonly<Record<ShippingSpeed, MessageId>> = {
  standard: 'delivery.standard',
  express: 'delivery.express',
};

/** `Standard shipping`. */
export const deliverySpeedLabel = (speed: ShippingSpeed, t: Translate): string => t(names[speed]);

/** `Standard shipping, 3–5 business days`. */
export function deliveryLabel({ speed, days: [from, to] }: ShippingRate, t: Translate): string {
  return t('delivery.label', { name: deliverySpeedLabel(speed, t), from, to });
}
