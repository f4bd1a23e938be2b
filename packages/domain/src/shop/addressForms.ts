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

/** The format of addresses in a country. */
export interface AddressForm {
  fields: readonly AddressFieldName[];
  required: readonly AddressFieldName[];
  regionLabel:
    | 'state'
    | 'province'
    | 'county'
    | 'region'
    | 'prefecture'
    | 'emirate'
    | 'governorate';
  postalCodeLabel: 'postalCode' | 'zip' | 'postcode' | 'eircode' | 'pin';
  /** Null if any text is valid. */
  postalPattern: RegExp | null;
  postalExample: string | null;
}

const head = ['country', 'name', 'line1', 'line2'] as const;
const always = ['country', 'name', 'line1', 'city'] as const;

const plain: AddressForm = {
  fields: [...head, 'postalCode', 'city', 'region', 'phone'],
  required: always,
  regionLabel: 'region',
  postalCodeLabel: 'postalCode',
  postalPattern: null,
  postalExample: null,
};

/** Postal code before the town, no region, as in most of Europe. */
const createCodeThenTownForm = (postalPattern: RegExp, postalExample: string): AddressForm => ({
  ...plain,
  fields: [...head, 'postalCode', 'city', 'phone'],
  required: [...always, 'postalCode'],
  postalPattern,
  postalExample,
});

/** Town, region, postal code, as in North America and Australia. */
const createTownRegionCodeForm = (
  changes: Pick<AddressForm, 'regionLabel' | 'postalCodeLabel' | 'postalPattern' | 'postalExample'>,
): AddressForm => ({
  ...plain,
  fields: [...head, 'city', 'region', 'postalCode', 'phone'],
  required: [...always, 'region', 'postalCode'],
  ...changes,
});

/** No postal code. */
const createFormWithoutCode = (
  regionLabel: AddressForm['regionLabel'],
  isRequired: boolean,
): AddressForm => ({
  ...plain,
  fields: [...head, 'city', 'region', 'phone'],
  required: isRequired ? [...always, 'region'] : always,
  regionLabel: regionLabel,
});

const FIVE_DIGITS = /^\d{5}$/;
const FOUR_DIGITS = /^\d{4}$/;

const forms: Readonly<Record<string, AddressForm>> = {
  US: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'zip',
    postalPattern: /^\d{5}(-\d{4})?$/,
    postalExample: '94110',
  }),
  CA: createTownRegionCodeForm({
    regionLabel: 'province',
    postalCodeLabel: 'postalCode',
    postalPattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    postalExample: 'M5V 2T6',
  }),
  AU: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'postcode',
    postalPattern: FOUR_DIGITS,
    postalExample: '2000',
  }),
  BR: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'postalCode',
    postalPattern: /^\d{5}-?\d{3}$/,
    postalExample: '01310-100',
  }),
  IN: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'pin',
    postalPattern: /^[1-9]\d{2} ?\d{3}$/,
    postalExample: '110 001',
  }),
  IT: {
    ...createCodeThenTownForm(FIVE_DIGITS, '00184'),
    fields: [...head, 'postalCode', 'city', 'region', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionLabel: 'province',
  },
  ES: {
    ...createCodeThenTownForm(FIVE_DIGITS, '28013'),
    fields: [...head, 'postalCode', 'city', 'region', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionLabel: 'province',
  },
  GB: {
    ...createCodeThenTownForm(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'SW1A 1AA'),
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    regionLabel: 'county',
    postalCodeLabel: 'postcode',
  },
  IE: {
    ...createCodeThenTownForm(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'D02 AF30'),
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    required: [...always, 'region'],
    regionLabel: 'county',
    postalCodeLabel: 'eircode',
  },
  JP: {
    ...createCodeThenTownForm(/^\d{3}-?\d{4}$/, '150-0001'),
    fields: ['country', 'name', 'postalCode', 'region', 'city', 'line1', 'line2', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionLabel: 'prefecture',
  },
  AT: createCodeThenTownForm(FOUR_DIGITS, '1010'),
  BE: createCodeThenTownForm(FOUR_DIGITS, '1000'),
  CH: createCodeThenTownForm(FOUR_DIGITS, '8001'),
  CZ: createCodeThenTownForm(/^\d{3} ?\d{2}$/, '110 00'),
  DE: createCodeThenTownForm(FIVE_DIGITS, '10119'),
  DK: createCodeThenTownForm(FOUR_DIGITS, '1050'),
  FI: createCodeThenTownForm(FIVE_DIGITS, '00100'),
  FR: createCodeThenTownForm(FIVE_DIGITS, '75002'),
  GR: createCodeThenTownForm(/^\d{3} ?\d{2}$/, '105 57'),
  LU: createCodeThenTownForm(FOUR_DIGITS, '1111'),
  NL: createCodeThenTownForm(/^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  NO: createCodeThenTownForm(FOUR_DIGITS, '0150'),
  NZ: {
    ...createCodeThenTownForm(FOUR_DIGITS, '6011'),
    fields: [...head, 'city', 'postalCode', 'phone'],
  },
  PL: createCodeThenTownForm(/^\d{2}-\d{3}$/, '00-001'),
  PT: createCodeThenTownForm(/^\d{4}-\d{3}$/, '1100-148'),
  SE: createCodeThenTownForm(/^\d{3} ?\d{2}$/, '111 22'),
  SG: {
    ...createCodeThenTownForm(/^\d{6}$/, '018956'),
    fields: [...head, 'city', 'postalCode', 'phone'],
  },
  TR: createCodeThenTownForm(FIVE_DIGITS, '34000'),
  EG: {
    ...plain,
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    required: [...always, 'region'],
    regionLabel: 'governorate',
    postalPattern: FIVE_DIGITS,
    postalExample: '11511',
  },
  JO: { ...plain, postalPattern: FIVE_DIGITS, postalExample: '11118' },
  LB: createFormWithoutCode('governorate', false),
  MA: createCodeThenTownForm(FIVE_DIGITS, '20000'),
  SA: { ...createCodeThenTownForm(/^\d{5}(-\d{4})?$/, '11564') },
  AE: createFormWithoutCode('emirate', true),
  QA: createFormWithoutCode('region', false),
  HK: createFormWithoutCode('region', false),
};

/** The format of addresses in a country. A country without an entry accepts any text. */
export const getAddressForm = (country: string): AddressForm =>
  Object.hasOwn(forms, country) ? (forms[country] ?? plain) : plain;
