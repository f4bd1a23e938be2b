import { name, text, type DocumentOf } from './fields';

/** The fields of the address of an order. */
export const addressFields = {
  name: name({ required: 'always' }),
  line1: name({ required: 'always' }),
  line2: text({}),
  city: name({ required: 'always' }),
  region: text({}),
  /** Empty in countries without postal codes. */
  postalCode: text({}),
  /** ISO 3166-1, two letters. */
  country: name({ required: 'always' }),
  phone: text({}),
} as const;

/** The address of an order. */
export interface ShopAddress extends DocumentOf<typeof addressFields> {}
