import {
  noFilters,
  type ClearableFilter,
  type ShopFilters,
  type FilterKind,
} from '@gschool/domain';
import { Button, EmptyState, icons, Inline } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';

const words: Readonly<Record<FilterKind, MessageId>> = {
  query: 'products.withoutQuery',
  category: 'products.withoutCategory',
  size: 'products.withoutSize',
  colour: 'products.withoutColour',
  price: 'products.withoutPrice',
  stock: 'products.withoutStock',
  sale: 'products.withoutSale',
};

/** Nothing fits: the nearest wishes to give up, with what each brings back, and all of them. */
export function EmptyList({
  waysOut,
  onChoose,
}: {
  waysOut: readonly ClearableFilter[];
  onChoose: (filters: ShopFilters) => void;
}) {
  const t = useT();
  return (
    <EmptyState
      size="panel"
      icon={icons.filter}
      title={t('products.emptyTitle')}
      action={
        <Inline space="3" justify="center">
          {waysOut.slice(0, 3).map(({ kind, count, filters }, at) => (
            <Button
              key={kind}
              variant={at === 0 ? 'primary' : 'quiet'}
              onClick={() => onChoose(filters)}
            >
              {t(words[kind], { count })}
            </Button>
          ))}
          <Button
            variant={waysOut.length === 0 ? 'primary' : 'plain'}
            onClick={() => onChoose(noFilters)}
          >
            {t('products.all')}
          </Button>
        </Inline>
      }
    >
      {t(waysOut.length > 0 ? 'products.empty' : 'products.emptyAll')}
    </EmptyState>
  );
}
