/** The states of an order. */
export const orderStates = ['requested', 'paid', 'sent', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** The name of the field of `orderStatus/{number}` with the time at which the order reached a state. */
export const getInstantName = <State extends OrderState>(state: State): `${State}At` =>
  `${state}At`;
