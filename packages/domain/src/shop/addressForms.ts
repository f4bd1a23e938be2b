/** The fields of an address. */
export type AddressFieldName =
  | 'name'
  | 'line1'
  | 'line2'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'phone';

/** How addresses are written in a country. */
export interface AddressForm {
  fields: readonly AddressFieldName[];
  required: readonly AddressFieldName[];
  regionWord: 'state' | 'province' | 'county' | 'region' | 'prefecture' | 'emirate' | 'governorate';
  postalWord: 'postalCode' | 'zip' | 'postcode' | 'eircode' | 'pin';
  /** Null where any text is taken. */
  postalPattern: RegExp | null;
  postalExample: string | null;
}

const head = ['country', 'name', 'line1', 'line2'] as const;
const always = ['country', 'name', 'line1', 'city'] as const;

const plain: AddressForm = {
  fields: [...head, 'postalCode', 'city', 'region', 'phone'],
  required: always,
  regionWord: 'region',
  postalWord: 'postalCode',
  postalPattern: null,
  postalExample: null,
};

/** Postal code before the town and no region, as in most of Europe. */
const codeThenTown = (postalPattern: RegExp, postalExample: string): AddressForm => ({
  ...plain,
  fields: [...head, 'postalCode', 'city', 'phone'],
  required: [...always, 'postalCode'],
  postalPattern,
  postalExample,
});

/** Town, region and code in this order, as in North America and Australia. */
const townRegionCode = (
  changes: Pick<AddressForm, 'regionWord' | 'postalWord' | 'postalPattern' | 'postalExample'>,
): AddressForm => ({
  ...plain,
  fields: [...head, 'city', 'region', 'postalCode', 'phone'],
  required: [...always, 'region', 'postalCode'],
  ...changes,
});

/** Where letters are delivered without a code. */
const withoutCode = (regionWord: AddressForm['regionWord'], isRequired: boolean): AddressForm => ({
  ...plain,
  fields: [...head, 'city', 'region', 'phone'],
  required: isRequired ? [...always, 'region'] : always,
  regionWord,
});

const five = /^\d{5}$/;
const four = /^\d{4}$/;

const forms: Readonly<Record<string, AddressForm>> = {
  US: townRegionCode({
    regionWord: 'state',
    postalWord: 'zip',
    postalPattern: /^\d{5}(-\d{4})?$/,
    postalExample: '94110',
  }),
  CA: townRegionCode({
    regionWord: 'province',
    postalWord: 'postalCode',
    postalPattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    postalExample: 'M5V 2T6',
  }),
  AU: townRegionCode({
    regionWord: 'state',
    postalWord: 'postcode',
    postalPattern: four,
    postalExample: '2000',
  }),
  BR: townRegionCode({
    regionWord: 'state',
    postalWord: 'postalCode',
    postalPattern: /^\d{5}-?\d{3}$/,
    postalExample: '01310-100',
  }),
  IN: townRegionCode({
    regionWord: 'state',
    postalWord: 'pin',
    postalPattern: /^[1-9]\d{2} ?\d{3}$/,
    postalExample: '110 001',
  }),
  IT: {
    ...codeThenTown(five, '00184'),
    fields: [...head, 'postalCode', 'city', 'region', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionWord: 'province',
  },
  ES: {
    ...codeThenTown(five, '28013'),
    fields: [...head, 'postalCode', 'city', 'region', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionWord: 'province',
  },
  GB: {
    ...codeThenTown(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'SW1A 1AA'),
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    regionWord: 'county',
    postalWord: 'postcode',
  },
  IE: {
    ...codeThenTown(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'D02 AF30'),
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    required: [...always, 'region'],
    regionWord: 'county',
    postalWord: 'eircode',
  },
  JP: {
    ...codeThenTown(/^\d{3}-?\d{4}$/, '150-0001'),
    fields: ['country', 'name', 'postalCode', 'region', 'city', 'line1', 'line2', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionWord: 'prefecture',
  },
  AT: codeThenTown(four, '1010'),
  BE: codeThenTown(four, '1000'),
  CH: codeThenTown(four, '8001'),
  CZ: codeThenTown(/^\d{3} ?\d{2}$/, '110 00'),
  DE: codeThenTown(five, '10119'),
  DK: codeThenTown(four, '1050'),
  FI: codeThenTown(five, '00100'),
  FR: codeThenTown(five, '75002'),
  GR: codeThenTown(/^\d{3} ?\d{2}$/, '105 57'),
  LU: codeThenTown(four, '1111'),
  NL: codeThenTown(/^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  NO: codeThenTown(four, '0150'),
  NZ: { ...codeThenTown(four, '6011'), fields: [...head, 'city', 'postalCode', 'phone'] },
  PL: codeThenTown(/^\d{2}-\d{3}$/, '00-001'),
  PT: codeThenTown(/^\d{4}-\d{3}$/, '1100-148'),
  SE: codeThenTown(/^\d{3} ?\d{2}$/, '111 22'),
  SG: { ...codeThenTown(/^\d{6}$/, '018956'), fields: [...head, 'city', 'postalCode', 'phone'] },
  TR: codeThenTown(five, '34000'),
  EG: {
    ...plain,
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    required: [...always, 'region'],
    regionWord: 'governorate',
    postalPattern: five,
    postalExample: '11511',
  },
  JO: { ...plain, postalPattern: five, postalExample: '11118' },
  LB: withoutCode('governorate', false),
  MA: codeThenTown(five, '20000'),
  SA: { ...codeThenTown(/^\d{5}(-\d{4})?$/, '11564') },
  AE: withoutCode('emirate', true),
  QA: withoutCode('region', false),
  HK: withoutCode('region', false),
};

/** How addresses are written in a country; a country without a line takes any text. */
export const formOf = (country: string): AddressForm =>
  Object.hasOwn(forms, country) ? (forms[country] ?? plain) : plain;
