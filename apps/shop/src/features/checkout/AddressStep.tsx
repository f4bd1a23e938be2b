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
import { faultWords } from './addressWords';
import * as css from './Checkout.css';

/** What is another one in another country. */
const ofCountry = (name: AddressFieldName) => name === 'region' || name === 'postalCode';

type Values = Record<AddressFieldName, string>;

/** Countries that something goes to, whatever the order comes to. */
const reached = (offers: readonly ShippingRate[]) => (country: { code: string }) =>
  getShippingOptions(offers, Number.MAX_SAFE_INTEGER, country.code).length > 0;

/** Where the order goes. The fields, their order and their words are those of the chosen country. */
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
  const known = getCountries(locale).filter(reached(offers));
  const [country, setCountry] = useState(
    known.some(({ code }) => code === address.country) ? address.country : '',
  );
  /** How often one country was exchanged for another. */
  const [moves, setMoves] = useState(0);
  const fields = getAddressFields(country).filter(({ name }) => name !== 'country');
  const read = (values: Values): ShopAddress => ({ ...emptyAddress, ...values });
  return (
    <Form<Values>
      label={t('checkout.address')}
      submitLabel={t('checkout.toDelivery')}
      validate={(values) => {
        const wrong = validateAddress(read(values));
        return Object.fromEntries(
          Object.entries(wrong).map(([name, fault]) => [
            name,
            faultWords(name as AddressFieldName, fault, country, t),
          ]),
        );
      }}
      onSubmit={(values) => onDone(normalizeAddress(read(values)))}
    >
      <div className={css.fields}>
        <Select
          name="country"
          label={t('address.country')}
          autoComplete="shipping country"
          isRequired
          className={css.widths.whole}
          defaultValue={country}
          placeholder={t('address.chooseCountry')}
          options={known.map(({ code, label }) => ({ value: code, label }))}
          onChange={({ target }) => {
            // A browser that fills in the whole form begins without a country: nothing is lost.
            if (country !== '') setMoves(moves + 1);
            setCountry(target.value);
          }}
        />
        {/* Who and where in the town stays; region and code of another country are none here. */}
        {fields.map((field) => (
          <AddressField
            key={ofCountry(field.name) ? `${field.name} ${moves}` : field.name}
            field={field}
            defaultValue={moves > 0 && ofCountry(field.name) ? '' : address[field.name]}
            size={sizeOf(field.name, fields.length)}
          />
        ))}
      </div>
    </Form>
  );
}

/** Names and streets take the line; town, region and code share one. */
function sizeOf(name: AddressFieldName, count: number): 'whole' | 'half' | 'third' {
  if (name === 'city' || name === 'region' || name === 'postalCode') {
    return count === 7 ? 'third' : 'half';
  }
  return 'whole';
}
