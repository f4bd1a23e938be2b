import type { ShippingRate, ShippingSpeed } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const names: Readonly<Record<ShippingSpeed, MessageId>> = {
  standard: 'delivery.standard',
  express: 'delivery.express',
};

/** "Standard delivery". */
export const speedWords = (speed: ShippingSpeed, t: Translate): string => t(names[speed]);

/** "Standard delivery, 3 to 5 working days". */
export function wayWords({ speed, days: [from, to] }: ShippingRate, t: Translate): string {
  return t('delivery.way', { name: speedWords(speed, t), from, to });
}
