import { formatMoney, noFilters, type ShopFilters } from '@gschool/domain';
import { Button, Inline, TagList, useUi } from '@gschool/ui';

import { useT, type Translate } from '../../i18n/useT';
import { categoryName, valueName } from '../../shared/goods/optionLabels';

interface ChosenFiltersProps {
  filters: ShopFilters;
  /** Of the price's ends. */
  currency: string;
  onChoose: (change: Partial<ShopFilters>) => void;
}

interface Chosen {
  id: string;
  label: string;
  /** The filters without it. */
  change: Partial<ShopFilters>;
}

const drop = <T,>(values: readonly T[], value: T): readonly T[] =>
  values.filter((one) => one !== value);

/** "$10.00 to $40.00", or one end of it. */
function priceLabel(
  { priceFrom, priceTo }: ShopFilters,
  t: Translate,
  write: (amount: number) => string,
): string {
  if (priceFrom === null) return t('products.upTo', { price: write(priceTo ?? 0) });
  if (priceTo === null) return t('products.from', { price: write(priceFrom) });
  return t('products.between', { from: write(priceFrom), to: write(priceTo) });
}

function chosenOf(
  filters: ShopFilters,
  t: Translate,
  write: (amount: number) => string,
): readonly Chosen[] {
  const { query, categories, sizes, colors: colours } = filters;
  const hasPrice = filters.priceFrom !== null || filters.priceTo !== null;
  return [
    ...(query === ''
      ? []
      : [{ id: 'query', label: t('products.chosenQuery', { query }), change: { query: '' } }]),
    ...categories.map((value) => ({
      id: `category ${value}`,
      label: categoryName(value, t),
      change: { categories: drop(categories, value) },
    })),
    ...sizes.map((value) => ({
      id: `size ${value}`,
      label: t('products.chosenSize', { size: value }),
      change: { sizes: drop(sizes, value) },
    })),
    ...colours.map((value) => ({
      id: `colour ${value}`,
      label: valueName(value, t),
      change: { colors: drop(colours, value) },
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

/** What is chosen, each with a cross, and one button for all of it. Nothing while nothing is chosen. */
export function ChosenFilters({ filters, currency, onChoose }: ChosenFiltersProps) {
  const t = useT();
  const { locale } = useUi();
  const chosen = chosenOf(filters, t, (amount) => formatMoney({ amount, currency }, locale));
  if (chosen.length === 0) return null;
  return (
    <Inline space="2">
      <TagList
        label={t('products.chosen')}
        tags={chosen.map(({ id, label }) => ({ id, label }))}
        onRemove={(id) => {
          const gone = chosen.find((one) => one.id === id);
          if (gone) onChoose(gone.change);
        }}
      />
      <Button
        variant="plain"
        size="small"
        onClick={() => onChoose({ ...noFilters, sort: filters.sort })}
      >
        {t('products.clear')}
      </Button>
    </Inline>
  );
}
