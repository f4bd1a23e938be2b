import '../../i18n/en/acts.messages.json';

import type { OrderState, Role } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const roles: Readonly<Record<Role, MessageId>> = {
  user: 'role.user',
  moderator: 'role.moderator',
  admin: 'role.admin',
};

const states: Readonly<Record<OrderState, MessageId>> = {
  requested: 'orderState.requested',
  paid: 'orderState.paid',
  sent: 'orderState.sent',
  delivered: 'orderState.delivered',
  cancelled: 'orderState.cancelled',
};

export const roleLabel = (role: Role, t: Translate): string => t(roles[role]);

export const orderStateLabel = (state: OrderState, t: Translate): string => t(states[state]);

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
  if (Object.hasOwn(roles, text)) return t(roles[text as Role]);
  const planned = Object.hasOwn(plannedStates, text) ? plannedStates[text] : undefined;
  if (planned !== undefined) return t(planned);
  return Object.hasOwn(states, text) ? t(states[text as OrderState]) : text;
};
