import type { DeliveryOffer, DeliverySpeed } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const names: Readonly<Record<DeliverySpeed, MessageId>> = {
  standard: 'delivery.standard',
  express: 'delivery.express',
};

/** "Standard delivery". */
export const speedWords = (speed: DeliverySpeed, t: Translate): string => t(names[speed]);

/** "Standard delivery, 3 to 5 working days". */
export function wayWords({ speed, days: [from, to] }: DeliveryOffer, t: Translate): string {
  return t('delivery.label', { name: speedWords(speed, t), from, to });
}
