import { getAddressFields, type ShopAddress } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import * as css from './AddressLines.css';

/** An address as it is written on a parcel; the country in the reader's own language. */
export function AddressLines({ address }: { address: ShopAddress }) {
  const { locale } = useUi();
  const town = (['postalCode', 'city', 'region'] as const)
    .toSorted((a, b) => place(address.country, a) - place(address.country, b))
    .map((name) => address[name])
    .filter(Boolean)
    .join(' ');
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country);
  const lines = [address.name, address.line1, address.line2, town, country, address.phone];
  return (
    <address className={css.address} translate="no">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={css.line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}

/** Where a field stands among those of its country. */
const place = (country: string, name: string): number =>
  getAddressFields(country).findIndex((field) => field.name === name);
