import { formatMoney, getOrderedItems, type Order, type ShopCatalogue } from '@gschool/domain';
import { Badge, Link, Picture, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { formatLocalDate } from '../../shared/formatDates';
import { getOrderTotals } from './orderTotals';
import * as styles from './Orders.css';
import { getStateTone, orderStateLabel } from './orderStateLabel';

/** As many pictures as fit on a phone. */
const MAX_PICTURES = 4;

/** An order in the list: date, state, items and estimated total. */
export function OrderEntry({
  order,
  catalogue,
}: {
  order: Order;
  catalogue: ShopCatalogue | undefined;
}) {
  const t = useT();
  const { locale } = useUi();
  const items = catalogue ? getOrderedItems(order, catalogue).items : [];
  const sum = catalogue ? getOrderTotals(order, catalogue) : null;
  const count = items.reduce((all, { quantity }) => all + quantity, 0);
  const shown = items.slice(0, items.length > MAX_PICTURES ? MAX_PICTURES - 1 : MAX_PICTURES);
  return (
    <li className={styles.entry}>
      <div>
        <div className={styles.line}>
          <Link href={paths.order(order.number)} className={styles.link}>
            {t('orders.entryTitle', { date: formatLocalDate(order.createdAt, locale) })}
          </Link>
          <Badge tone={getStateTone(order.state)}>{orderStateLabel(order.state, t)}</Badge>
        </div>
        {sum && (
          <Text size="sm" tone="muted" isNumeric>
            {t('orders.items', { count })} · {formatMoney(sum.total, locale)}
          </Text>
        )}
      </div>
      <div className={styles.pictures}>
        {shown.map(({ variantId, product }) => (
          <div key={variantId} className={styles.picture}>
            <Picture
              picture={product?.pictures[0] ?? ''}
              alt={product?.name ?? t('cart.unknownProduct')}
              ratio="1/1"
              sizes="56px"
            />
          </div>
        ))}
        {items.length > shown.length && (
          <span className={styles.more} aria-hidden="true">
            {`+${items.length - shown.length}`}
          </span>
        )}
      </div>
    </li>
  );
}
