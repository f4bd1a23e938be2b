import '../../i18n/en/shared.messages.json';

import { orderStates, roles, type OrderState, type Role } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

export const roleLabel = (role: Role, t: Translate): string => t(`role.${role}`);

export const orderStateLabel = (state: OrderState, t: Translate): string =>
  t(`orderState.${state}`);

/** The tones of the badges of the states. The label has the same meaning in text. */
export const orderStateTones = {
  requested: 'neutral',
  paid: 'info',
  sent: 'brand',
  delivered: 'success',
  cancelled: 'danger',
} as const satisfies Readonly<Record<OrderState, string>>;

/** The states of planned releases. */
const plannedStates: Readonly<Record<string, MessageId>> = {
  waiting: 'plannedState.waiting',
  published: 'plannedState.published',
  failed: 'plannedState.failed',
  canceled: 'plannedState.canceled',
};

/** The label of a value that may come from a newer version. */
export const knownLabel = (value: unknown, t: Translate): string => {
  const text = String(value);
  const role = roles.find((one) => one === text);
  if (role !== undefined) return roleLabel(role, t);
  const planned = Object.hasOwn(plannedStates, text) ? plannedStates[text] : undefined;
  if (planned !== undefined) return t(planned);
  const state = orderStates.find((one) => one === text);
  return state === undefined ? text : orderStateLabel(state, t);
};
