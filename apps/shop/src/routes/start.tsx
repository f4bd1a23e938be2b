import '../i18n/en/start.messages.json';

import { VisuallyHidden } from '@gschool/ui';
import { useDeferredValue } from 'react';

import { productName } from '../config/env';
import { slides } from '../content/slides';
import { useT } from '../i18n/useT';
import { HeroSlides } from '../shared/HeroSlides';
import { useSearchQuery } from '../shared/useSearchQuery';
import { sections } from './sections';

const { Section: Movies } = sections.movies;
const { Section: Products } = sections.products;
const { Section: SearchResults } = sections.searchResults;

/** `/`: the start page, or the search results. */
export function StartRoute() {
  const t = useT();
  // Deferred, so that the page stays until the code for the results has loaded.
  const query = useDeferredValue(useSearchQuery().query);
  return (
    <>
      <VisuallyHidden as="h1">{t('start.heading', { name: productName })}</VisuallyHidden>
      {query ? (
        <SearchResults />
      ) : (
        <>
          <HeroSlides slides={slides} />
          <Movies />
          <Products />
        </>
      )}
    </>
  );
}
