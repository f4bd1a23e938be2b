import type { OrderState } from '@gschool/domain';
import { icons, type BadgeProps, type IconShape } from '@gschool/ui';

import type { Translate } from '../../i18n/useT';

interface StateDisplay {
  /** The tone of the badge. The label has the same meaning in text. */
  tone: NonNullable<BadgeProps['tone']>;
  icon: IconShape;
}

const displays: Readonly<Record<OrderState, StateDisplay>> = {
  requested: { tone: 'neutral', icon: icons.check },
  paid: { tone: 'info', icon: icons.card },
  sent: { tone: 'brand', icon: icons.truck },
  delivered: { tone: 'success', icon: icons.parcel },
  cancelled: { tone: 'danger', icon: icons.close },
};

export const getStateTone = (state: OrderState): StateDisplay['tone'] => displays[state].tone;

export const getStateIcon = (state: OrderState): IconShape => displays[state].icon;

export const orderStateLabel = (state: OrderState, t: Translate): string =>
  t(`orderState.${state}`);
