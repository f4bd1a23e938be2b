import type { FacetLabels } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** The texts that all facets of the product list share. */
export function useFacetLabels(): FacetLabels {
  const t = useT();
  return {
    selected: (count) => t('products.chosenCount', { count }),
    showAll: (count) => t('products.moreValues', { count }),
    showFewer: t('products.fewer'),
  };
}
