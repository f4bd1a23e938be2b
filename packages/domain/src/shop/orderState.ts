import type { OrderStatusDocument } from '../documents/order';
import { getInstantName, orderStates, type OrderState } from './orderStates';

/** When an order reached each state: an ISO timestamp, or null if it has not reached the state. */
export interface OrderStatus extends OrderStatusDocument {
  number: string;
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
  const steps = orderStates.map((step) => [step, status[getInstantName(step)]] as const);
  const isCancelled = status.state === 'cancelled';
  const shown = steps.filter(([step, at]) =>
    isCancelled ? at !== null || step === 'cancelled' : step !== 'cancelled',
  );
  return shown.map(([step, at]) => ({ state: step, at, isCurrent: step === status.state }));
};
