import { shopSorts, countActiveFilters } from '@gschool/domain';
import { Button, icons, Select, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './ProductList.css';
import type { ProductList } from './useProductList';

/**
 * The toolbar of the product list: what the list shows, the number of products, the button for the
 * filters, and the order.
 */
export function ProductToolbar({
  list,
  description,
  onFilter,
}: {
  list: ProductList;
  /** One sentence. It is also the largest text of the first paint, and no later notice is. */
  description: string;
  onFilter: () => void;
}) {
  const t = useT();
  const { filters } = list;
  const activeCount = countActiveFilters(filters);
  return (
    <div className={styles.toolbar}>
      <Text size="sm" tone="muted" className={styles.description}>
        {description}
      </Text>
      <Text role="status" tone="muted" isNumeric className={styles.count}>
        {list.isLoading ? t('products.loading') : t('products.count', { count: list.total })}
      </Text>
      <Button
        variant="quiet"
        iconStart={icons.filter}
        className={styles.filter}
        aria-haspopup="dialog"
        onClick={onFilter}
      >
        {activeCount > 0
          ? t('products.filterChosen', { count: activeCount })
          : t('products.filter')}
      </Button>
      <Select
        name="sort"
        label={t('products.sort')}
        isLabelHidden
        className={styles.sort}
        value={filters.sort}
        options={shopSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChange={({ target }) => {
          const sort = shopSorts.find((one) => one === target.value);
          if (sort) list.updateFilters({ sort });
        }}
      />
    </div>
  );
}
