import type { SeedDocument } from '../store/types';

interface DeliveryOption {
  id: string;
  speed: 'standard' | 'express';
  amount: number;
  days: string;
  countries?: string;
  minimum?: number;
}

const deliveryOptions: readonly DeliveryOption[] = [
  { id: 'delivery-us', speed: 'standard', amount: 500, days: '3-5', countries: 'US' },
  {
    id: 'delivery-us-free',
    speed: 'standard',
    amount: 0,
    days: '3-5',
    countries: 'US',
    minimum: 7500,
  },
  { id: 'delivery-us-express', speed: 'express', amount: 1400, days: '1-2', countries: 'US' },
  { id: 'delivery-world', speed: 'standard', amount: 900, days: '5-9' },
  { id: 'delivery-world-free', speed: 'standard', amount: 0, days: '5-9', minimum: 10_000 },
  { id: 'delivery-world-express', speed: 'express', amount: 2400, days: '2-4' },
];

/** The shipping options, as prices of a product, so that the checkout page charges them. */
export const deliveryDocuments = (): SeedDocument[] => [
  {
    path: 'products/delivery',
    data: {
      active: true,
      name: 'Shipping',
      description: 'To your door, in a cardboard box.',
      images: [],
      role: null,
      metadata: { kind: 'delivery' },
    },
  },
  ...deliveryOptions.map(({ id, speed, amount, days, countries, minimum }) => ({
    path: `products/delivery/prices/${id}`,
    data: {
      active: true,
      type: 'one_time',
      billing_scheme: 'per_unit',
      unit_amount: amount,
      currency: 'usd',
      interval: null,
      metadata: {
        speed,
        days,
        ...(countries && { countries }),
        ...(minimum && { minimum: String(minimum) }),
      },
    },
  })),
];
