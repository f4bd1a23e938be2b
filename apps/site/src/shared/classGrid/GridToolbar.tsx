import { countSelectedValues, classOrders } from '@gschool/domain';
import { Button, Heading, icons, Select, Text } from '@gschool/ui';
import type { Ref } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './ClassGrid.css';
import { orderName } from './facetWords';
import type { ClassGridState } from './useClassGrid';

/** What the list is, how long it is, and how it is ordered; on a phone the way to the filters, too. */
export function GridToolbar({
  grid,
  title,
  titleId,
  titleRef,
  onFilter,
}: {
  grid: ClassGridState;
  title: string;
  titleId: string;
  /** The heading: it takes the focus where the pressed button is gone. */
  titleRef: Ref<HTMLHeadingElement>;
  /** Opens the filters; absent where they stand beside the grid. */
  onFilter?: (() => void) | undefined;
}) {
  const t = useT();
  const chosen = countSelectedValues(grid.selection);
  return (
    <div className={css.toolbar}>
      <div className={css.titles}>
        <Heading
          level={2}
          size="h3"
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          className={css.title}
        >
          {title}
        </Heading>
        <Text tone="soft" role="status">
          {t('grid.count', { count: grid.page.total })}
        </Text>
      </div>
      <div className={css.tools}>
        {onFilter && (
          <Button variant="quiet" iconStart={icons.filter} onClick={onFilter}>
            {chosen > 0 ? t('grid.filterChosen', { count: chosen }) : t('grid.filter')}
          </Button>
        )}
        <Select
          name="sort"
          label={t('grid.sort')}
          isLabelHidden
          className={css.sort}
          value={grid.order}
          options={classOrders.map((order) => ({ value: order, label: orderName(order, t) }))}
          onChange={({ target }) => {
            const order = classOrders.find((one) => one === target.value);
            if (order) grid.sort(order);
          }}
        />
      </div>
    </div>
  );
}
