import '../i18n/goods';
import '../i18n/media';
import '../i18n/start';

import { Films } from '../features/home/Films';
import { MerchandiseGrid } from '../features/home/MerchandiseGrid';
import { StarterSet } from '../features/home/StarterSet';

/** What the start page shows below its hero. */
export function Component() {
  return (
    <>
      <Films />
      <StarterSet />
      <MerchandiseGrid />
    </>
  );
}
