import {
  getAddressFields,
  type AddressErrorCode,
  type AddressField,
  type AddressFieldName,
} from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const defaultLabels: Readonly<Record<AddressFieldName, MessageId>> = {
  country: 'address.country',
  name: 'address.name',
  line1: 'address.line1',
  line2: 'address.line2',
  city: 'address.city',
  region: 'address.region',
  postalCode: 'address.postalCode',
  phone: 'address.phone',
};

const wordingLabels: Readonly<Record<NonNullable<AddressField['labelVariant']>, MessageId>> = {
  state: 'address.state',
  province: 'address.province',
  county: 'address.county',
  region: 'address.region',
  prefecture: 'address.prefecture',
  emirate: 'address.emirate',
  governorate: 'address.governorate',
  postalCode: 'address.postalCode',
  zip: 'address.zip',
  postcode: 'address.postcode',
  eircode: 'address.eircode',
  pin: 'address.pin',
};

/** The label of a field in the country of the address: “ZIP code”, “Eircode”. */
export const addressFieldLabel = (
  { name, labelVariant: wording }: AddressField,
  t: Translate,
): string => t(wording ? wordingLabels[wording] : defaultLabels[name]);

/** The error message of a field. */
export function addressErrorMessage(
  name: AddressFieldName,
  error: AddressErrorCode,
  country: string,
  t: Translate,
): string {
  const field = getAddressFields(country).find((one) => one.name === name);
  const label = field ? addressFieldLabel(field, t) : t(defaultLabels[name]);
  switch (error) {
    case 'missing':
      return name === 'country' ? t('address.noCountry') : t('address.missing', { label });
    case 'tooLong':
      return t('address.tooLong', { label });
    case 'postalCode':
      return t('address.badCode', { label, example: field?.example ?? '' });
    case 'region':
      return t('address.badRegion', { label });
    case 'phone':
      return t('address.badPhone');
    case 'country':
      return t('address.noCountry');
  }
}
