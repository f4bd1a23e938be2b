import {
  emptyFilters,
  type ClearableFilter,
  type ShopFilters,
  type FilterKind,
} from '@gschool/domain';
import { Button, EmptyState, icons, Inline } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';

const removalLabels: Readonly<Record<FilterKind, MessageId>> = {
  query: 'products.withoutQuery',
  category: 'products.withoutCategory',
  size: 'products.withoutSize',
  colour: 'products.withoutColor',
  price: 'products.withoutPrice',
  stock: 'products.withoutStock',
  sale: 'products.withoutSale',
};

/**
 * No product matches: suggests filters to remove, with the number of products that each brings
 * back.
 */
export function NoMatches({
  suggestions,
  onChange,
}: {
  suggestions: readonly ClearableFilter[];
  onChange: (filters: ShopFilters) => void;
}) {
  const t = useT();
  return (
    <EmptyState
      size="panel"
      icon={icons.filter}
      title={t('products.emptyTitle')}
      action={
        <Inline space="3" justify="center">
          {suggestions.slice(0, 3).map(({ kind, count, filters }, at) => (
            <Button
              key={kind}
              variant={at === 0 ? 'primary' : 'quiet'}
              onClick={() => onChange(filters)}
            >
              {t(removalLabels[kind], { count })}
            </Button>
          ))}
          <Button
            variant={suggestions.length === 0 ? 'primary' : 'plain'}
            onClick={() => onChange(emptyFilters)}
          >
            {t('products.all')}
          </Button>
        </Inline>
      }
    >
      {t(suggestions.length > 0 ? 'products.empty' : 'products.emptyAll')}
    </EmptyState>
  );
}
