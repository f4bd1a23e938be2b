import { countSelectedValues, classOrders } from '@gschool/domain';
import { Button, Heading, icons, Select, Text } from '@gschool/ui';
import type { Ref } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './ClassGrid.css';
import { getOrderLabel } from './facetLabels';
import type { ClassGridState } from './useClassGrid';

/** The title, the count and the order of the list, and on a phone the filter button. */
export function GridToolbar({
  grid,
  title,
  isTitleHidden,
  titleId,
  titleRef,
  onFilter,
}: {
  grid: ClassGridState;
  title: string;
  isTitleHidden: boolean | undefined;
  titleId: string;
  /** The heading. It gets focus if the focused button is removed. */
  titleRef: Ref<HTMLHeadingElement>;
  /** Opens the filters; undefined when they are beside the grid. */
  onFilter?: (() => void) | undefined;
}) {
  const t = useT();
  const selectedCount = countSelectedValues(grid.selection);
  return (
    <div className={styles.toolbar}>
      <div className={styles.heading}>
        <Heading
          level={2}
          size="h3"
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          className={isTitleHidden ? styles.hiddenTitle : styles.title}
        >
          {title}
        </Heading>
        <Text tone="muted" role="status">
          {t('grid.count', { count: grid.page.total })}
        </Text>
      </div>
      <div className={styles.tools}>
        {onFilter && (
          <Button variant="quiet" iconStart={icons.filter} onClick={onFilter}>
            {selectedCount > 0
              ? t('grid.filterChosen', { count: selectedCount })
              : t('grid.filter')}
          </Button>
        )}
        <Select
          name="sort"
          label={t('grid.sort')}
          isLabelHidden
          className={styles.sort}
          value={grid.order}
          options={classOrders.map((order) => ({ value: order, label: getOrderLabel(order, t) }))}
          onChange={({ target }) => {
            const order = classOrders.find((one) => one === target.value);
            if (order) grid.sort(order);
          }}
        />
      </div>
    </div>
  );
}
