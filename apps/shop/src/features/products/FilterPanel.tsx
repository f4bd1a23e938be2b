import {
  categoryIds,
  convertShoeSize,
  formatMoney,
  getSizeKind,
  sortSizes,
  type ShopFacets,
  type ShopFilters,
} from '@gschool/domain';
import { useUi } from '@gschool/ui';

import { getSwatch } from '../../content/swatches';
import { useT } from '../../i18n/useT';
import { categoryName, valueName } from '../../shared/products/optionLabels';
import { SizeSystemChoice } from '../../shared/products/SizeSystemChoice';
import { useSizeSystem } from '../../shared/products/sizeSystem';
import { KeywordFilter } from './KeywordFilter';
import { PriceFilter } from './PriceFilter';
import { ProductFacet } from './ProductFacet';

export interface FilterPanelProps {
  filters: ShopFilters;
  facets: ShopFacets;
  /** The currency of the price filter. */
  currency: string;
  onChange: (change: Partial<ShopFilters>) => void;
  /** Called with the keyword while it is typed. */
  onType: (query: string) => void;
  /**
   * Makes ids unique: a page can have two panels.
   * @default 'side'
   */
  placement?: 'side' | 'sheet' | undefined;
}

/** The element id of a facet. */
export const facetId = (place: string, facet: string): string => `filter-${place}-${facet}`;

const toggle = <T,>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/**
 * Each kind is its own facet, so that letters, shoe sizes and weights are not mixed in one list.
 */
const sizeKinds = ['letters', 'shoes', 'other'] as const;
const sizeTitles = {
  letters: 'products.sizeLetters',
  shoes: 'products.sizeShoes',
  other: 'products.sizeOther',
} as const;

/** Sorts categories in the fixed order of the shop. */
const sortCategories = (categories: ShopFacets['categories']): ShopFacets['categories'] =>
  categories.toSorted((a, b) => categoryIds.indexOf(a.value) - categoryIds.indexOf(b.value));

/** All facets with product counts per value. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, facets, currency, onChange, onType, placement = 'side' } = props;
  const t = useT();
  const { locale } = useUi();
  const sizeSystem = useSizeSystem();
  const { categories, sizes, colors } = filters;
  const id = (facet: string) => facetId(placement, facet);
  return (
    <>
      <ProductFacet
        id={id('category')}
        title={t('products.category')}
        values={sortCategories(facets.categories).map((one) => ({
          ...one,
          label: categoryName(one.value, t),
        }))}
        onToggle={(value) => onChange({ categories: toggle(categories, value) })}
      />
      {sizeKinds
        .map((kind) => ({
          kind,
          values: facets.sizes.filter(({ value }) => getSizeKind(value) === kind),
        }))
        .filter(({ values }) => values.length > 0)
        .map(({ kind, values }, index) => (
          <ProductFacet
            key={kind}
            // A link to the sizes leads to the first kind of size in the list.
            id={id(index === 0 ? 'size' : `size-${kind}`)}
            title={t(sizeTitles[kind])}
            values={sortSizes(values, kind).map((one) => ({
              ...one,
              label: convertShoeSize(valueName(one.value, t), sizeSystem),
            }))}
            onToggle={(value) => onChange({ sizes: toggle(sizes, value) })}
          >
            {kind === 'shoes' && <SizeSystemChoice />}
          </ProductFacet>
        ))}
      <ProductFacet
        id={id('colour')}
        title={t('option.color')}
        values={facets.colors.map((one) => ({
          ...one,
          label: valueName(one.value, t),
          swatch: getSwatch(one.value),
        }))}
        onToggle={(value) => onChange({ colors: toggle(colors, value) })}
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
        onChange={onChange}
      />
      <ProductFacet
        id={id('offer')}
        title={t('products.offer')}
        values={[
          {
            value: 'stock',
            label: t('products.inStock'),
            count: facets.inStock,
            isSelected: filters.isInStock,
          },
          {
            value: 'sale',
            label: t('products.onSale'),
            count: facets.onSale,
            isSelected: filters.isOnSale,
          },
        ]}
        onToggle={(value) =>
          onChange(
            value === 'stock' ? { isInStock: !filters.isInStock } : { isOnSale: !filters.isOnSale },
          )
        }
      />
      <KeywordFilter id={id('keyword')} query={filters.query} onType={onType} />
    </>
  );
}
