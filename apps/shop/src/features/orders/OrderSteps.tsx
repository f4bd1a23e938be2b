import { getOrderSteps, type OrderState, type OrderStatus } from '@gschool/domain';
import { Icon, icons, useUi, type IconShape } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { writtenMoment } from '../../shared/goods/writtenDate';
import { stateWords } from './stateWords';
import * as css from './Steps.css';

const signs: Readonly<Record<OrderState, IconShape>> = {
  requested: icons.check,
  paid: icons.card,
  sent: icons.truck,
  delivered: icons.parcel,
  cancelled: icons.close,
};

/** The way of an order: what was, what is, and what is to come. */
export function OrderSteps({ status }: { status: OrderStatus }) {
  const t = useT();
  const { locale } = useUi();
  return (
    <ol role="list" className={css.steps}>
      {getOrderSteps(status).map(({ state, at, isCurrent }) => (
        <li
          key={state}
          className={css.step}
          data-state={state}
          data-done={at !== null || isCurrent || undefined}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className={css.mark}>
            <Icon icon={signs[state]} size="small" />
          </span>
          <span className={css.words}>
            <span className={css.name}>{stateWords(state, t)}</span>
            <span className={css.when}>
              {at === null ? t('orders.toCome') : writtenMoment(at, locale)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
