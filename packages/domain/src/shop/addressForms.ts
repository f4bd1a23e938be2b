import { normalizeTyped } from '@gschool/intl';

import { getRegionNames } from './regions';

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
  postalCode: PostalCodeForm | null;
}

/** How a country writes its postal codes. */
export interface PostalCodeForm {
  /**
   * Matches the letters and digits without separators, in capitals. Each group is a part that is
   * written separately.
   */
  pattern: RegExp;
  /** The separator between the parts. */
  separator: '-' | ' ' | '';
  example: string;
  /**
   * Other letters of the country, in addition to the ISO code, that may come before or after a
   * postal code: `D-10119`.
   */
  prefix?: string;
}

const head = ['country', 'name', 'line1', 'line2'] as const;
const always = ['country', 'name', 'line1', 'city'] as const;

const plain: AddressForm = {
  fields: [...head, 'postalCode', 'city', 'region', 'phone'],
  required: always,
  regionLabel: 'region',
  postalCodeLabel: 'postalCode',
  postalCode: null,
};

/** Postal code before the town, and no region, as in most of Europe. */
const createCodeThenTownForm = (postalCode: PostalCodeForm): AddressForm => ({
  ...plain,
  fields: [...head, 'postalCode', 'city', 'phone'],
  required: [...always, 'postalCode'],
  postalCode,
});

/** Town, region, postal code, as in North America and Australia. */
const createTownRegionCodeForm = (
  changes: Pick<AddressForm, 'regionLabel' | 'postalCodeLabel' | 'postalCode'>,
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
  regionLabel,
});

/** A postal code made of digits. The groups of the pattern are its parts. */
const createDigitCode = (
  pattern: RegExp,
  separator: PostalCodeForm['separator'],
  example: string,
  prefix?: string,
): PostalCodeForm => ({ pattern, separator, example, ...(prefix && { prefix }) });

const createFiveDigits = (example: string, prefix?: string): PostalCodeForm =>
  createDigitCode(/^(\d{5})$/, '', example, prefix);

const createFourDigits = (example: string, prefix?: string): PostalCodeForm =>
  createDigitCode(/^(\d{4})$/, '', example, prefix);

/** Five digits, and optionally four more. */
const createZipCode = (example: string, prefix?: string): PostalCodeForm =>
  createDigitCode(/^(\d{5})(\d{4})?$/, '-', example, prefix);

const forms: Readonly<Record<string, AddressForm>> = {
  US: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'zip',
    postalCode: createZipCode('94110', 'USA'),
  }),
  CA: createTownRegionCodeForm({
    regionLabel: 'province',
    postalCodeLabel: 'postalCode',
    postalCode: {
      pattern: /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/,
      separator: ' ',
      example: 'M5V 2T6',
    },
  }),
  AU: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'postcode',
    postalCode: createFourDigits('2000'),
  }),
  BR: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'postalCode',
    postalCode: createDigitCode(/^(\d{5})(\d{3})$/, '-', '01310-100'),
  }),
  IN: createTownRegionCodeForm({
    regionLabel: 'state',
    postalCodeLabel: 'pin',
    postalCode: { pattern: /^([1-9]\d{2})(\d{3})$/, separator: ' ', example: '110 001' },
  }),
  IT: {
    ...createCodeThenTownForm(createFiveDigits('00184', 'I')),
    fields: [...head, 'postalCode', 'city', 'region', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionLabel: 'province',
  },
  ES: {
    ...createCodeThenTownForm(createFiveDigits('28013', 'E')),
    fields: [...head, 'postalCode', 'city', 'region', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionLabel: 'province',
  },
  GB: {
    ...createCodeThenTownForm({
      // `GIR 0AA` belongs to a bank, and `BFPO 57` to the armed forces.
      pattern: /^(?:(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})|(BFPO)(\d{1,4}))$/,
      separator: ' ',
      example: 'SW1A 1AA',
      prefix: 'UK',
    }),
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    regionLabel: 'county',
    postalCodeLabel: 'postcode',
  },
  IE: {
    ...createCodeThenTownForm({
      pattern: /^([A-Z]\d[\dW])([A-Z\d]{4})$/,
      separator: ' ',
      example: 'D02 AF30',
    }),
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    required: [...always, 'region'],
    regionLabel: 'county',
    postalCodeLabel: 'eircode',
  },
  JP: {
    ...createCodeThenTownForm(createDigitCode(/^(\d{3})(\d{4})$/, '-', '150-0001')),
    fields: ['country', 'name', 'postalCode', 'region', 'city', 'line1', 'line2', 'phone'],
    required: [...always, 'postalCode', 'region'],
    regionLabel: 'prefecture',
  },
  AT: createCodeThenTownForm(createFourDigits('1010', 'A')),
  BE: createCodeThenTownForm(createFourDigits('1000', 'B')),
  CH: createCodeThenTownForm(createFourDigits('8001')),
  CZ: createCodeThenTownForm(createDigitCode(/^(\d{3})(\d{2})$/, ' ', '110 00')),
  DE: createCodeThenTownForm(createFiveDigits('10119', 'D')),
  DK: createCodeThenTownForm(createFourDigits('1050')),
  FI: createCodeThenTownForm(createFiveDigits('00100', 'FIN')),
  FR: createCodeThenTownForm(createFiveDigits('75002', 'F')),
  GR: createCodeThenTownForm(createDigitCode(/^(\d{3})(\d{2})$/, ' ', '105 57')),
  LU: createCodeThenTownForm(createFourDigits('1111', 'L')),
  NL: createCodeThenTownForm({
    pattern: /^(\d{4})([A-Z]{2})$/,
    separator: ' ',
    example: '1012 AB',
  }),
  NO: createCodeThenTownForm(createFourDigits('0150', 'N')),
  NZ: {
    ...createCodeThenTownForm(createFourDigits('6011')),
    fields: [...head, 'city', 'postalCode', 'phone'],
  },
  PL: createCodeThenTownForm(createDigitCode(/^(\d{2})(\d{3})$/, '-', '00-001')),
  PT: createCodeThenTownForm(createDigitCode(/^(\d{4})(\d{3})$/, '-', '1100-148', 'P')),
  SE: createCodeThenTownForm(createDigitCode(/^(\d{3})(\d{2})$/, ' ', '111 22', 'S')),
  SG: {
    ...createCodeThenTownForm(createDigitCode(/^(\d{6})$/, '', '018956')),
    fields: [...head, 'city', 'postalCode', 'phone'],
  },
  TR: createCodeThenTownForm(createFiveDigits('34000')),
  EG: {
    ...plain,
    fields: [...head, 'city', 'region', 'postalCode', 'phone'],
    required: [...always, 'region'],
    regionLabel: 'governorate',
    // Seven digits since 2021; most people still write the five of before.
    postalCode: createDigitCode(/^(\d{5}(?:\d{2})?)$/, '', '11511'),
  },
  JO: { ...plain, postalCode: createFiveDigits('11118') },
  LB: createFormWithoutCode('governorate', false),
  MA: createCodeThenTownForm(createFiveDigits('20000')),
  SA: createCodeThenTownForm(createZipCode('11564')),
  AE: createFormWithoutCode('emirate', true),
  QA: createFormWithoutCode('region', false),
  HK: createFormWithoutCode('region', false),
};

/** The format of addresses in a country. A country without an entry accepts any text. */
export const getAddressForm = (country: string): AddressForm =>
  Object.hasOwn(forms, country) ? (forms[country] ?? plain) : plain;

const removeSeparators = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '');

/**
 * Formats a typed or pasted postal code the way its country writes it: `PL 00001` becomes 00-001,
 * `１５０－０００１` becomes 150-0001 and `D-10119` becomes 10119. The country or one of its regions may
 * come before and after the code, as in `CA 94105`. Null if the country has no such code. A country
 * without a form accepts any text.
 */
export const formatPostalCode = (typed: string, country: string): string | null => {
  const plain = normalizeTyped(typed).trim().toUpperCase();
  const { postalCode } = getAddressForm(country);
  if (postalCode === null) return plain;
  const { pattern, separator, prefix = '' } = postalCode;
  const places = ['', country, prefix, ...(getRegionNames(country) ?? []).map(removeSeparators)];
  const code = removeSeparators(plain);
  for (const before of places.filter((place) => code.startsWith(place))) {
    const rest = code.slice(before.length);
    for (const after of places.filter((place) => rest.endsWith(place))) {
      const parts = pattern.exec(rest.slice(0, rest.length - after.length));
      if (parts) return parts.slice(1).filter(Boolean).join(separator);
    }
  }
  return null;
};
