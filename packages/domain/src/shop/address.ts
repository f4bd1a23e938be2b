import { fold, normalizeTyped } from '@gschool/intl';

import { isPhone } from '../validation/phone';
import { isBlank, removeInvisible } from '../validation/removeInvisible';
import {
  formatPostalCode,
  getAddressForm,
  type AddressForm,
  type AddressFieldName,
} from './addressForms';
import { addressFields, type ShopAddress } from '../documents/address';
import { MAX_TEXT_LENGTH } from '../documents/fields';
import { createEmptyDocument } from '../documents/readDocument';
import { getRegionNames } from './regions';

export const emptyAddress: ShopAddress = createEmptyDocument(addressFields, '');

/** A field of the form. */
export interface AddressField {
  name: AddressFieldName;
  isRequired: boolean;
  /** The value of the `autocomplete` attribute. */
  autoComplete: string;
  /** The country's label for a region or a postal code; otherwise null. */
  labelVariant: AddressForm['regionLabel'] | AddressForm['postalCodeLabel'] | null;
  /** An example of a postal code; otherwise null. */
  example: string | null;
}

const autoComplete: Readonly<Record<AddressFieldName, string>> = {
  country: 'country',
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  phone: 'tel',
};

/** The fields of an address in a country, in the order that is usual there. */
export const getAddressFields = (country: string): readonly AddressField[] => {
  const form = getAddressForm(country);
  return form.fields.map((name) => ({
    name,
    isRequired: form.required.includes(name),
    autoComplete: autoComplete[name],
    labelVariant:
      name === 'region' ? form.regionLabel : name === 'postalCode' ? form.postalCodeLabel : null,
    example: name === 'postalCode' ? (form.postalCode?.example ?? null) : null,
  }));
};

export type AddressErrorCode =
  | 'missing'
  | 'tooLong'
  | 'postalCode'
  | 'region'
  | 'phone'
  | 'country';

/**
 * Whether a region belongs to its country, by name or abbreviation. Any text is valid if the
 * regions are not listed.
 */
const isRegion = (value: string, country: string): boolean => {
  const names = getRegionNames(country);
  const foldedValue = fold(value.replaceAll('.', '').replaceAll('&', 'and').replace(/\s+/g, ' '));
  return names === null || names.some((name) => fold(name) === foldedValue);
};

/** The access rules refuse invisible characters, and names without any visible one. */
const normalizeText = (value: string): string => {
  const text = removeInvisible(value.replace(/\s/g, ' ')).replace(/ +/g, ' ').trim();
  return isBlank(text) ? '' : text;
};

const getFieldError = (address: ShopAddress, field: AddressField): AddressErrorCode | null => {
  const value = normalizeText(address[field.name]);
  if (value === '') return field.isRequired ? 'missing' : null;
  if (value.length > MAX_TEXT_LENGTH) return 'tooLong';
  if (field.name === 'phone') return isPhone(value) ? null : 'phone';
  if (field.name === 'region') return isRegion(value, address.country) ? null : 'region';
  if (field.name !== 'postalCode') return null;
  return formatPostalCode(value, address.country) === null ? 'postalCode' : null;
};

/** The errors of an address by field; empty if it is valid. */
export const validateAddress = (
  address: ShopAddress,
): Readonly<Partial<Record<AddressFieldName, AddressErrorCode>>> => {
  if (!/^[A-Z]{2}$/.test(address.country))
    return { country: address.country ? 'country' : 'missing' };
  return Object.fromEntries(
    getAddressFields(address.country).flatMap((field) => {
      const error = getFieldError(address, field);
      return error ? [[field.name, error]] : [];
    }),
  );
};

/**
 * Normalizes an address before it is sent: trims it and removes invisible characters and fields
 * that its country does not have. The postal code is written the way its country writes it, and the
 * phone number has the digits 0–9, so that a carrier can read both no matter which keyboard typed
 * them.
 */
export const normalizeAddress = (address: ShopAddress): ShopAddress => {
  const fields = getAddressForm(address.country).fields;
  const normalized = { ...emptyAddress };
  for (const name of fields) normalized[name] = normalizeText(address[name]);
  const { postalCode, phone } = normalized;
  return {
    ...normalized,
    postalCode: formatPostalCode(postalCode, address.country) ?? postalCode,
    phone: normalizeTyped(phone),
  };
};

/** The lines of an address in postal order, with the country in the language of `locale`. */
export const getAddressLines = (address: ShopAddress, locale: string): readonly string[] => {
  const order = getAddressFields(address.country).map(({ name }) => name);
  const cityLine = (['postalCode', 'city', 'region'] as const)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => address[name])
    .filter(Boolean)
    .join(' ');
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country);
  const { name, line1, line2, phone } = address;
  return [name, line1, line2, cityLine, country ?? '', phone].filter(Boolean);
};
