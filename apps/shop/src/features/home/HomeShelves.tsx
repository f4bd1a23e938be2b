import '../../i18n/en/goods.messages.json';
import '../../i18n/en/media.messages.json';
import '../../i18n/en/start.messages.json';

import { Films } from './Films';
import { MerchandiseGrid } from './MerchandiseGrid';
import { StarterSet } from './StarterSet';

/** What the start page shows below its hero. */
export function HomeShelves() {
  return (
    <>
      <Films />
      <StarterSet />
      <MerchandiseGrid />
    </>
  );
}
