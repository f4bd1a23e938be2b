import {
  getAddressFields,
  type AddressErrorCode,
  type AddressField,
  type AddressFieldName,
} from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const plain: Readonly<Record<AddressFieldName, MessageId>> = {
  country: 'address.country',
  name: 'address.name',
  line1: 'address.line1',
  line2: 'address.line2',
  city: 'address.city',
  region: 'address.region',
  postalCode: 'address.postalCode',
  phone: 'address.phone',
};

const worded: Readonly<Record<NonNullable<AddressField['labelVariant']>, MessageId>> = {
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

/** What a field is called in the country of the address: "ZIP code", "Eircode". */
export const fieldWords = ({ name, labelVariant: wording }: AddressField, t: Translate): string =>
  t(wording ? worded[wording] : plain[name]);

/** What is wrong with a field, and how it would be right. */
export function faultWords(
  name: AddressFieldName,
  fault: AddressErrorCode,
  country: string,
  t: Translate,
): string {
  const field = getAddressFields(country).find((one) => one.name === name);
  const label = field ? fieldWords(field, t) : t(plain[name]);
  switch (fault) {
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
