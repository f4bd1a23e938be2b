import type { OrderState } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const stateLabels: Readonly<Record<OrderState, MessageId>> = {
  requested: 'orderState.requested',
  paid: 'orderState.paid',
  sent: 'orderState.sent',
  delivered: 'orderState.delivered',
  cancelled: 'orderState.cancelled',
};

/** The badge tones of the states. The label has the same meaning in text. */
export const orderStateTones = {
  requested: 'neutral',
  paid: 'info',
  sent: 'brand',
  delivered: 'success',
  cancelled: 'danger',
} as const satisfies Readonly<Record<OrderState, string>>;

export const orderStateLabel = (state: OrderState, t: Translate): string => t(stateLabels[state]);
