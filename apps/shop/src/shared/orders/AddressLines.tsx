import { getAddressLines, type ShopAddress } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import * as styles from './AddressLines.css';

/** An address in postal order, with the country in the reader's language. */
export function AddressLines({ address }: { address: ShopAddress }) {
  const { locale } = useUi();
  return (
    <address className={styles.address} translate="no">
      {getAddressLines(address, locale).map((line) => (
        <span key={line} className={styles.line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}
