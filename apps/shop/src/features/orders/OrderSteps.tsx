import { getOrderSteps, type OrderStatus } from '@gschool/domain';
import { Icon, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { formatLocalDateTime } from '../../shared/formatDates';
import { getStateIcon, orderStateLabel } from './orderStateLabel';
import * as styles from './OrderSteps.css';

/** The status of an order as steps: done, current and upcoming. */
export function OrderSteps({ status }: { status: OrderStatus }) {
  const t = useT();
  const { locale } = useUi();
  return (
    <ol role="list" className={styles.steps}>
      {getOrderSteps(status).map(({ state, at, isCurrent }) => (
        <li
          key={state}
          className={styles.step}
          data-state={state}
          data-done={at !== null || isCurrent || undefined}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon icon={getStateIcon(state)} size="small" />
          </span>
          <span className={styles.content}>
            <span className={styles.name}>{orderStateLabel(state, t)}</span>
            <span className={styles.when}>
              {at === null ? t('orders.upcoming') : formatLocalDateTime(at, locale)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
