import { categoryIds, formatMoney, type ShopFacets, type ShopFilters } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import { swatchOf } from '../../content/colours';
import { useT } from '../../i18n/useT';
import { categoryName, valueName } from '../../shared/goods/optionLabels';
import { PriceFilter } from './PriceFilter';
import { ProductFacet } from './ProductFacet';

export interface FilterPanelProps {
  filters: ShopFilters;
  facets: ShopFacets;
  /** Of the price's ends. */
  currency: string;
  onChoose: (change: Partial<ShopFilters>) => void;
  /**
   * Where it stands; two of them may stand in a page.
   * @default 'side'
   */
  place?: 'side' | 'sheet' | undefined;
}

/** The id of a facet, for what leads to it. */
export const facetId = (place: string, facet: string): string => `filter-${place}-${facet}`;

const toggled = <T,>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The shelves as they stand in the shop, whatever the list finds first. */
const inOrder = (categories: ShopFacets['categories']): ShopFacets['categories'] =>
  categories.toSorted((a, b) => categoryIds.indexOf(a.value) - categoryIds.indexOf(b.value));

/** All facets that have something to choose, with how many products each value gives. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, facets, currency, onChoose, place = 'side' } = props;
  const t = useT();
  const { locale } = useUi();
  const { categories, sizes, colors: colours } = filters;
  const id = (facet: string) => facetId(place, facet);
  return (
    <>
      <ProductFacet
        id={id('category')}
        title={t('products.category')}
        values={inOrder(facets.categories).map((one) => ({
          ...one,
          label: categoryName(one.value, t),
        }))}
        onToggle={(value) => onChoose({ categories: toggled(categories, value) })}
      />
      <ProductFacet
        id={id('size')}
        title={t('option.size')}
        values={facets.sizes.map((one) => ({ ...one, label: one.value }))}
        onToggle={(value) => onChoose({ sizes: toggled(sizes, value) })}
      />
      <ProductFacet
        id={id('colour')}
        title={t('option.colour')}
        values={facets.colors.map((one) => ({
          ...one,
          label: valueName(one.value, t),
          swatch: swatchOf(one.value),
        }))}
        onToggle={(value) => onChoose({ colors: toggled(colours, value) })}
      />
      <PriceFilter
        id={id('price')}
        filters={filters}
        currency={currency}
        hint={
          facets.price &&
          t('products.priceRange', {
            from: formatMoney({ amount: facets.price.least, currency }, locale),
            to: formatMoney({ amount: facets.price.most, currency }, locale),
          })
        }
        onChoose={onChoose}
      />
      <ProductFacet
        id={id('offer')}
        title={t('products.offer')}
        values={[
          {
            value: 'stock',
            label: t('products.inStock'),
            count: facets.inStock,
            isChosen: filters.isInStock,
          },
          {
            value: 'sale',
            label: t('products.onSale'),
            count: facets.onSale,
            isChosen: filters.isOnSale,
          },
        ]}
        onToggle={(value) =>
          onChoose(
            value === 'stock' ? { isInStock: !filters.isInStock } : { isOnSale: !filters.isOnSale },
          )
        }
      />
    </>
  );
}
