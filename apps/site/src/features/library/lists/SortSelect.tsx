import { listOrders, type ListOrder } from '@gschool/domain';
import { Select } from '@gschool/ui';

import { useT, type MessageId } from '../../../i18n/useT';
import * as styles from '../Parts.css';

const labels: Readonly<Record<ListOrder, MessageId>> = {
  added: 'library.sortAdded',
  title: 'library.sortTitle',
  shortest: 'library.sortShortest',
  longest: 'library.sortLongest',
};

interface SortSelectProps {
  value: ListOrder;
  onChange: (order: string) => void;
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useT();
  return (
    <Select
      name="sort"
      className={styles.sort}
      label={t('library.sort')}
      isLabelHidden
      options={listOrders.map((order) => ({ value: order, label: t(labels[order]) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
