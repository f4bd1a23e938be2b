/** What becomes of an order. */
export const orderStates = ['requested', 'paid', 'sent', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const nextStatesByState: Readonly<Record<OrderState, readonly OrderState[]>> = {
  requested: ['paid', 'cancelled'],
  paid: ['sent', 'cancelled'],
  sent: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** What may follow a state. */
export const getNextStates = (state: OrderState): readonly OrderState[] => nextStatesByState[state];

export const canFollow = (state: OrderState, next: OrderState): boolean =>
  nextStatesByState[state].includes(next);

/** When an order came into each state: ISO instants, null before. */
export interface OrderStatus {
  number: string;
  state: OrderState;
  requestedAt: string;
  paidAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
}

/** One step of an order's way. */
export interface OrderStep {
  state: OrderState;
  /** ISO instant, or null where it is still to come. */
  at: string | null;
  isCurrent: boolean;
}

/** The way of an order, for a list of steps: what was, what is, what is to come. A cancelled one ends there. */
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
