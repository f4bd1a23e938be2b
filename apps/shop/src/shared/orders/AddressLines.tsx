import { getAddressFields, type ShopAddress } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import * as styles from './AddressLines.css';

/** An address in postal order, with the country in the reader's language. */
export function AddressLines({ address }: { address: ShopAddress }) {
  const { locale } = useUi();
  const cityLine = (['postalCode', 'city', 'region'] as const)
    .toSorted((a, b) => getFieldIndex(address.country, a) - getFieldIndex(address.country, b))
    .map((name) => address[name])
    .filter(Boolean)
    .join(' ');
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country);
  const lines = [address.name, address.line1, address.line2, cityLine, country, address.phone];
  return (
    <address className={styles.address} translate="no">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={styles.line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}

/** The position of a field in the address format of the country. */
const getFieldIndex = (country: string, name: string): number =>
  getAddressFields(country).findIndex((field) => field.name === name);
