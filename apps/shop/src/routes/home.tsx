import { VisuallyHidden } from '@gschool/ui';

import { productName } from '../config/env';
import { Films } from '../features/home/Films';
import { HeroSlider } from '../features/home/HeroSlider';
import { MerchandiseGrid } from '../features/home/MerchandiseGrid';
import { StarterSet } from '../features/home/StarterSet';
import { SearchResults } from '../features/search/SearchResults';
import { useT } from '../i18n/useT';
import { useSearchQuery } from '../shared/useSearchQuery';

/** `/`: the shop's start page, or what a search finds on it. */
export function Component() {
  const t = useT();
  const { query } = useSearchQuery();
  return (
    <>
      <VisuallyHidden as="h1">{t('start.heading', { name: productName })}</VisuallyHidden>
      {query ? (
        <SearchResults query={query} />
      ) : (
        <>
          <HeroSlider />
          <Films />
          <StarterSet />
          <MerchandiseGrid />
        </>
      )}
    </>
  );
}
