/** What becomes of an order. */
export const orderStates = ['requested', 'paid', 'sent', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const after: Readonly<Record<OrderState, readonly OrderState[]>> = {
  requested: ['paid', 'cancelled'],
  paid: ['sent', 'cancelled'],
  sent: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** What may follow a state. */
export const nextStates = (state: OrderState): readonly OrderState[] => after[state];

export const mayFollow = (state: OrderState, next: OrderState): boolean =>
  after[state].includes(next);

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
export const orderSteps = (status: OrderStatus): readonly OrderStep[] => {
  const { requestedAt, paidAt, sentAt, deliveredAt, cancelledAt, state } = status;
  const way: readonly (readonly [OrderState, string | null])[] = [
    ['requested', requestedAt],
    ['paid', paidAt],
    ['sent', sentAt],
    ['delivered', deliveredAt],
  ];
  const shown =
    state === 'cancelled'
      ? [...way.filter(([, at]) => at !== null), ['cancelled', cancelledAt] as const]
      : way;
  return shown.map(([step, at]) => ({ state: step, at, isCurrent: step === state }));
};
