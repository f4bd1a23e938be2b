import { formatMoney, emptyFilters, type ShopFilters, type SizeSystem } from '@gschool/domain';
import { Button, Inline, TagList, useUi } from '@gschool/ui';

import { useT, type Translate } from '../../i18n/useT';
import { categoryName, valueName } from '../../shared/products/optionLabels';
import { formatSize, useSizeSystem } from '../../shared/products/sizeSystem';

interface ActiveFiltersProps {
  filters: ShopFilters;
  /** The currency of the price filter. */
  currency: string;
  onChange: (change: Partial<ShopFilters>) => void;
}

interface ActiveFilter {
  id: string;
  label: string;
  /** The change that removes this filter. */
  change: Partial<ShopFilters>;
}

const without = <T,>(values: readonly T[], value: T): readonly T[] =>
  values.filter((one) => one !== value);

/** `$10.00 to $40.00`, or only one limit. */
function priceLabel(
  { priceFrom, priceTo }: ShopFilters,
  t: Translate,
  write: (amount: number) => string,
): string {
  if (priceFrom === null) return t('products.upTo', { price: write(priceTo ?? 0) });
  if (priceTo === null) return t('products.from', { price: write(priceFrom) });
  return t('products.between', { from: write(priceFrom), to: write(priceTo) });
}

function getActiveFilters(
  filters: ShopFilters,
  t: Translate,
  write: (amount: number) => string,
  sizeSystem: SizeSystem,
): readonly ActiveFilter[] {
  const { query, categories, sizes, colors } = filters;
  const hasPrice = filters.priceFrom !== null || filters.priceTo !== null;
  return [
    ...(query === ''
      ? []
      : [{ id: 'query', label: t('products.chosenQuery', { query }), change: { query: '' } }]),
    ...categories.map((value) => ({
      id: `category ${value}`,
      label: categoryName(value, t),
      change: { categories: without(categories, value) },
    })),
    ...sizes.map((value) => ({
      id: `size ${value}`,
      label: t('products.chosenSize', { size: formatSize(value, sizeSystem) }),
      change: { sizes: without(sizes, value) },
    })),
    ...colors.map((value) => ({
      id: `colour ${value}`,
      label: valueName(value, t),
      change: { colors: without(colors, value) },
    })),
    ...(hasPrice
      ? [
          {
            id: 'price',
            label: priceLabel(filters, t, write),
            change: { priceFrom: null, priceTo: null },
          },
        ]
      : []),
    ...(filters.isInStock
      ? [{ id: 'stock', label: t('products.inStock'), change: { isInStock: false } }]
      : []),
    ...(filters.isOnSale
      ? [{ id: 'sale', label: t('products.onSale'), change: { isOnSale: false } }]
      : []),
  ];
}

/**
 * The active filters as removable tags, and a button that clears them all. Renders nothing without
 * filters.
 */
export function ActiveFilters({ filters, currency, onChange }: ActiveFiltersProps) {
  const t = useT();
  const { locale } = useUi();
  const sizeSystem = useSizeSystem();
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  const activeFilters = getActiveFilters(filters, t, write, sizeSystem);
  if (activeFilters.length === 0) return null;
  return (
    <Inline space="2">
      <TagList
        label={t('products.chosen')}
        tags={activeFilters.map(({ id, label }) => ({ id, label }))}
        onRemove={(id) => {
          const removed = activeFilters.find((one) => one.id === id);
          if (removed) onChange(removed.change);
        }}
      />
      <Button
        variant="plain"
        size="small"
        onClick={() => onChange({ ...emptyFilters, sort: filters.sort })}
      >
        {t('products.clear')}
      </Button>
    </Inline>
  );
}
