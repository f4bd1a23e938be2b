import '../../i18n/goods';
import '../../i18n/pricing';

import { DataProvider } from '@gschool/data/queries';

import { PricingPage } from '../../features/pricing/PricingPage';

/** `/pricing`. */
export function Component() {
  return (
    <DataProvider>
      <PricingPage />
    </DataProvider>
  );
}
