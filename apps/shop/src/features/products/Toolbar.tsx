import { shopSorts, countActiveFilters } from '@gschool/domain';
import { Button, icons, Select, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { ListSearch } from './ListSearch';
import * as css from './ProductList.css';
import type { ProductList } from './useProductList';

/** What the list is searched for and ordered by, how long it is, and the way to the filters. */
export function Toolbar({ list, onFilter }: { list: ProductList; onFilter: () => void }) {
  const t = useT();
  const { filters } = list;
  const chosen = countActiveFilters(filters);
  return (
    <div className={css.toolbar}>
      <ListSearch query={filters.query} onSearch={list.search} className={css.search} />
      <Text role="status" tone="soft" isNumeric className={css.count}>
        {t('products.count', { count: list.total })}
      </Text>
      <Button
        variant="quiet"
        iconStart={icons.filter}
        className={css.filter}
        aria-haspopup="dialog"
        onClick={onFilter}
      >
        {chosen > 0 ? t('products.filterChosen', { count: chosen }) : t('products.filter')}
      </Button>
      <Select
        name="sort"
        label={t('products.sort')}
        isLabelHidden
        className={css.sort}
        value={filters.sort}
        options={shopSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChange={({ target }) => {
          const sort = shopSorts.find((one) => one === target.value);
          if (sort) list.choose({ sort });
        }}
      />
    </div>
  );
}
