import type { DeliveryOffer, DeliverySpeed } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const names: Readonly<Record<DeliverySpeed, MessageId>> = {
  standard: 'delivery.standard',
  express: 'delivery.express',
};

/** "Standard delivery". */
export const deliverySpeedLabel = (speed: DeliverySpeed, t: Translate): string => t(names[speed]);

/** "Standard delivery, 3 to 5 working days". */
export function deliveryLabel({ speed, days: [from, to] }: DeliveryOffer, t: Translate): string {
  return t('delivery.label', { name: deliverySpeedLabel(speed, t), from, to });
}
