import {
  addressFieldsOf,
  checkAddress,
  countries,
  deliveryChoices,
  emptyAddress,
  tidyAddress,
  type AddressFieldName,
  type DeliveryOffer,
  type ShopAddress,
} from '@gschool/domain';
import { Form, Select, useUi } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { AddressField } from './AddressField';
import { addressErrorMessage } from './addressMessages';
import * as styles from './Checkout.css';

/** What is another one in another country. */
const dependsOnCountry = (name: AddressFieldName) => name === 'region' || name === 'postalCode';

type Values = Record<AddressFieldName, string>;

/** Countries that something goes to, whatever the order comes to. */
const isDeliverable = (offers: readonly DeliveryOffer[]) => (country: { code: string }) =>
  deliveryChoices(offers, Number.MAX_SAFE_INTEGER, country.code).length > 0;

/** Where the order goes. The fields, their order and their words are those of the chosen country. */
export function AddressStep({
  address,
  offers,
  onDone,
}: {
  address: ShopAddress;
  offers: readonly DeliveryOffer[];
  onDone: (address: ShopAddress) => void;
}) {
  const t = useT();
  const { locale } = useUi();
  const known = countries(locale).filter(isDeliverable(offers));
  const [country, setCountry] = useState(
    known.some(({ code }) => code === address.country) ? address.country : '',
  );
  /** How often one country was exchanged for another. */
  const [countryChanges, setCountryChanges] = useState(0);
  const fields = addressFieldsOf(country).filter(({ name }) => name !== 'country');
  const toAddress = (values: Values): ShopAddress => ({ ...emptyAddress, ...values });
  return (
    <Form<Values>
      label={t('checkout.address')}
      submitLabel={t('checkout.toDelivery')}
      validate={(values) => {
        const errors = checkAddress(toAddress(values));
        return Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [
            name,
            addressErrorMessage(name as AddressFieldName, error, country, t),
          ]),
        );
      }}
      onSubmit={(values) => onDone(tidyAddress(toAddress(values)))}
    >
      <div className={styles.fields}>
        <Select
          name="country"
          label={t('address.country')}
          autoComplete="shipping country"
          isRequired
          className={styles.widths.whole}
          defaultValue={country}
          placeholder={t('address.chooseCountry')}
          options={known.map(({ code, label }) => ({ value: code, label }))}
          onChange={({ target }) => {
            // A browser that fills in the whole form begins without a country: nothing is lost.
            if (country !== '') setCountryChanges(countryChanges + 1);
            setCountry(target.value);
          }}
        />
        {/* Who and where in the town stays; region and code of another country are none here. */}
        {fields.map((field) => (
          <AddressField
            key={dependsOnCountry(field.name) ? `${field.name} ${countryChanges}` : field.name}
            field={field}
            defaultValue={
              countryChanges > 0 && dependsOnCountry(field.name) ? '' : address[field.name]
            }
            size={getFieldWidth(field.name, fields.length)}
          />
        ))}
      </div>
    </Form>
  );
}

/** Names and streets take the line; town, region and code share one. */
function getFieldWidth(name: AddressFieldName, count: number): 'whole' | 'half' | 'third' {
  if (name === 'city' || name === 'region' || name === 'postalCode') {
    return count === 7 ? 'third' : 'half';
  }
  return 'whole';
}
