import {
  getAddressFields,
  validateAddress,
  getCountries,
  getShippingOptions,
  emptyAddress,
  normalizeAddress,
  type AddressFieldName,
  type ShippingRate,
  type ShopAddress,
} from '@gschool/domain';
import { Form, Select, useUi } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { AddressField } from './AddressField';
import { addressErrorMessage } from './addressMessages';
import * as styles from './Checkout.css';

/** The fields that are cleared when the country changes. */
const dependsOnCountry: readonly AddressFieldName[] = ['region', 'postalCode'];

type Values = Record<AddressFieldName, string>;

/**
 * Returns a function that checks whether any shipping method reaches a country, for an order of any
 * amount.
 */
const isDeliverable = (rates: readonly ShippingRate[]) => (country: { code: string }) =>
  getShippingOptions(rates, Number.MAX_SAFE_INTEGER, country.code).length > 0;

/** The shipping address. The country decides the fields, their order and their labels. */
export function AddressStep({
  address,
  offers,
  onDone,
}: {
  address: ShopAddress;
  offers: readonly ShippingRate[];
  onDone: (address: ShopAddress) => void;
}) {
  const t = useT();
  const { locale } = useUi();
  const countries = getCountries(locale).filter(isDeliverable(offers));
  const [country, setCountry] = useState(
    countries.some(({ code }) => code === address.country) ? address.country : '',
  );
  const [wasChanged, setWasChanged] = useState(false);
  const fields = getAddressFields(country).filter(({ name }) => name !== 'country');
  const toAddress = (values: Values): ShopAddress => ({ ...emptyAddress, ...values });
  return (
    <Form<Values>
      label={t('checkout.address')}
      submitLabel={t('checkout.toDelivery')}
      validate={(values) => {
        const errors = validateAddress(toAddress(values));
        return Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [
            name,
            addressErrorMessage(name as AddressFieldName, error, country, t),
          ]),
        );
      }}
      onSubmit={(values) => onDone(normalizeAddress(toAddress(values)))}
    >
      <div className={styles.fields}>
        <Select
          name="country"
          label={t('address.country')}
          autoComplete="shipping country"
          required
          className={styles.widths.whole}
          defaultValue={country}
          placeholder={t('address.chooseCountry')}
          options={countries.map(({ code, label }) => ({ value: code, label }))}
          onChange={({ target }) => {
            if (target.value === country) return;
            // The fields stay in the document: autofill found them before it chose the country, and
            // fills them next.
            for (const name of dependsOnCountry) {
              const field = target.form?.elements.namedItem(name);
              if (country !== '' && field instanceof HTMLInputElement) field.value = '';
            }
            setWasChanged(wasChanged || country !== '');
            setCountry(target.value);
          }}
        />
        {fields.map((field) => (
          <AddressField
            key={field.name}
            field={field}
            defaultValue={
              wasChanged && dependsOnCountry.includes(field.name) ? '' : address[field.name]
            }
            size={getFieldWidth(field.name, fields.length)}
          />
        ))}
      </div>
    </Form>
  );
}

/** City, region and postal code share a row; other fields take the full width. */
function getFieldWidth(name: AddressFieldName, count: number): 'whole' | 'half' | 'third' {
  if (name === 'city' || name === 'region' || name === 'postalCode') {
    return count === 7 ? 'third' : 'half';
  }
  return 'whole';
}
