import { getAddressLines, type ShopAddress } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import * as styles from './AddressLines.css';

/** An address in postal order, with the country in the reader's language. */
export function AddressLines({ address }: { address: ShopAddress }) {
  const { locale } = useUi();
  return (
    <address className={styles.address} translate="no">
      {getAddressLines(address, locale).map((line, index) => (
        // Two lines may be the same. All begin at the same edge, whatever their languages.
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
