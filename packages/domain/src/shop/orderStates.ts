/** The states of an order, each with the states that may follow. */
const nextStates = {
  requested: ['paid', 'cancelled'],
  paid: ['sent', 'cancelled'],
  sent: ['delivered'],
  delivered: [],
  cancelled: [],
} as const;

export type OrderState = keyof typeof nextStates;

/** The states of an order, in the order in which it reaches them. */
export const orderStates = Object.keys(nextStates) as [OrderState, ...OrderState[]];

/** The states that may follow a state. */
export const getNextStates = (state: OrderState): readonly OrderState[] => nextStates[state];

export const canFollow = (state: OrderState, next: OrderState): boolean =>
  getNextStates(state).includes(next);

/** The name of the field of `orderStatus/{number}` with the time at which the order reached a state. */
export const getInstantName = <State extends OrderState>(state: State): `${State}At` =>
  `${state}At`;
