import { shopSorts, wishCount } from '@gschool/domain';
import { Button, icons, SearchField, Select, Text } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './ProductList.css';
import type { ProductList } from './useProductList';

/** What the list is searched for and ordered by, how long it is, and the way to the filters. */
export function Toolbar({ list, onFilter }: { list: ProductList; onFilter: () => void }) {
  const t = useT();
  const { filters } = list;
  const chosen = wishCount(filters);
  const input = useRef<HTMLInputElement>(null);
  // The words change without typing, too: by Back, by a link, by "without".
  useEffect(() => {
    const field = input.current;
    if (field && field.value.trim() !== filters.query) field.value = filters.query;
  }, [filters.query]);
  return (
    <div className={css.toolbar}>
      <search className={css.search}>
        <form onSubmit={(event) => event.preventDefault()}>
          <SearchField
            ref={input}
            name="q"
            label={t('products.search')}
            defaultValue={filters.query}
            maxLength={80}
            onChange={(event) => list.search(event.currentTarget.value.trim())}
          />
        </form>
      </search>
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
