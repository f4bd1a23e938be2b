import '../../i18n/en/media.messages.json';
import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/start.messages.json';

import { MerchandiseGrid } from './MerchandiseGrid';
import { StarterSet } from './StarterSet';

/** The sections of the start page that need products from the database. */
export function StartSections() {
  return (
    <>
      <StarterSet />
      <MerchandiseGrid />
    </>
  );
}
