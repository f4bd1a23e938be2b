import { name, text, type DocumentOf } from './fields';

const required = { required: 'always', personal: true } as const;
const personal = { personal: true } as const;

/** The fields of the address of an order. */
export const addressFields = {
  name: name(required),
  line1: name(required),
  line2: text(personal),
  city: name(required),
  region: text({}),
  /** Empty in countries without postal codes. */
  postalCode: text(personal),
  /** ISO 3166-1, two letters. */
  country: name({ required: 'always' }),
  phone: text(personal),
} as const;

/** The address of an order. */
export interface ShopAddress extends DocumentOf<typeof addressFields> {}
