import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/media.messages.json';
import '../../i18n/en/start.messages.json';

import { SampleMovies } from './SampleMovies';
import { MerchandiseGrid } from './MerchandiseGrid';
import { StarterSet } from './StarterSet';

/** The sections of the start page below the hero slider. */
export function StartSections() {
  return (
    <>
      <SampleMovies />
      <StarterSet />
      <MerchandiseGrid />
    </>
  );
}
