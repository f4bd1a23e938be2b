import {
  createRequestedStatus,
  encodeOrderNumber,
  getInstantName,
  orderStates,
  type OrderState,
  type OrderStatusDocument,
} from '@gschool/domain';

import { getDemoZone } from '../accounts';
import { timestamp } from '../firestore/value';
import { getTimeOfDay } from '../seed/calendarDay';
import type { SeedDocument } from '../store/types';

/** The time of day at which an order reaches each state, in order. */
const stateTimes = ['09:05', '10:36', '12:07', '13:38'] as const;

interface OrderSeed {
  uid: string;
  /** The seed of the order number, so that the number stays the same. */
  numberSeed: number;
  state: OrderState;
  /** How many days ago the order reached each state, starting with `requested`. */
  days: readonly number[];
  lines: readonly (readonly [productId: string, priceId: string, quantity: number])[];
}

const address = {
  name: 'Maya Okafor',
  line1: 'Rua das Flores 14',
  line2: '2.º Esq.',
  city: 'Lisbon',
  postalCode: '1100-148',
  country: 'PT',
  phone: '+1 555 0142',
};

const seeds: readonly OrderSeed[] = [
  {
    uid: 'demo-member',
    numberSeed: 7,
    state: 'delivered',
    days: [64, 64, 62, 57],
    lines: [
      ['cork-mat', 'cork-mat', 1],
      ['cork-block', 'cork-block-pair', 1],
      ['mat-strap', 'mat-strap-marigold', 1],
      ['delivery', 'delivery-world-free', 1],
    ],
  },
  {
    uid: 'demo-member',
    numberSeed: 91,
    state: 'sent',
    days: [5, 5, 3],
    lines: [
      ['studio-leggings', 'studio-leggings-m-black', 1],
      ['pilates-socks', 'pilates-socks-36-38-oat', 2],
      ['delivery', 'delivery-world', 1],
    ],
  },
  {
    uid: 'demo-member',
    numberSeed: 200,
    state: 'cancelled',
    days: [130, 129],
    lines: [
      ['morning-mug', 'morning-mug-teal', 2],
      ['delivery', 'delivery-world', 1],
    ],
  },
];

const numberOf = (numberSeed: number): string =>
  encodeOrderNumber(
    Uint8Array.from({ length: 16 }, (_, at) => (numberSeed * (at + 3) * 37 + at * 101) % 256),
  );

/** The status of an order, with the date of each state that it reached. */
const createStatus = ({ uid, state, days }: OrderSeed, now: number): OrderStatusDocument => {
  const steps = orderStates.filter((step) => (step === 'cancelled') === (state === 'cancelled'));
  const reached = state === 'cancelled' ? (['requested', ...steps] as const) : steps;
  const [requestedAt = '', ...later] = days.map((day, at) =>
    new Date(getTimeOfDay(now, getDemoZone(uid), -day, stateTimes[at] ?? '18:00')).toISOString(),
  );
  const dates = later.flatMap((date, at) => {
    const step = reached[at + 1];
    return step ? [[getInstantName(step), date] as const] : [];
  });
  return { ...createRequestedStatus(requestedAt), ...Object.fromEntries(dates), state };
};

/** The past orders of the demo member; `now` is in epoch milliseconds. */
export const orderDocuments = (now: number): SeedDocument[] =>
  seeds.flatMap((seed) => {
    const number = numberOf(seed.numberSeed);
    const status = createStatus(seed, now);
    return [
      {
        path: `orders/${number}`,
        data: {
          uid: seed.uid,
          status: seed.state,
          lines: seed.lines.map(([productId, priceId, quantity]) => ({
            productId,
            priceId,
            quantity,
          })),
          address,
          sessionId: number,
          createdAt: timestamp(status.requestedAt),
        },
      },
      { path: `orderStatus/${number}`, data: { ...status } },
    ];
  });
