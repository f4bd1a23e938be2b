/** The states of an order. */
export const orderStates = ['requested', 'paid', 'sent', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const nextStatesByState: Readonly<Record<OrderState, readonly OrderState[]>> = {
  requested: ['paid', 'cancelled'],
  paid: ['sent', 'cancelled'],
  sent: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** The states that may follow a state. */
export const getNextStates = (state: OrderState): readonly OrderState[] => nextStatesByState[state];

export const canFollow = (state: OrderState, next: OrderState): boolean =>
  nextStatesByState[state].includes(next);

/** When an order reached each state: an ISO timestamp, or null if it has not reached the state. */
export interface OrderStatus {
  number: string;
  state: OrderState;
  requestedAt: string;
  paidAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
}

/** A step of an order. */
export interface OrderStep {
  state: OrderState;
  /** ISO timestamp; null for a step in the future. */
  at: string | null;
  isCurrent: boolean;
}

/** The past, current and future steps of an order. A canceled order has no future steps. */
export const getOrderSteps = (status: OrderStatus): readonly OrderStep[] => {
  const { requestedAt, paidAt, sentAt, deliveredAt, cancelledAt, state } = status;
  const steps: readonly (readonly [OrderState, string | null])[] = [
    ['requested', requestedAt],
    ['paid', paidAt],
    ['sent', sentAt],
    ['delivered', deliveredAt],
  ];
  const shown =
    state === 'cancelled'
      ? [...steps.filter(([, at]) => at !== null), ['cancelled', cancelledAt] as const]
      : steps;
  return shown.map(([step, at]) => ({ state: step, at, isCurrent: step === state }));
};
