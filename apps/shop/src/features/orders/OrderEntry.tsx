import { formatMoney, getOrderedItems, type Order, type ShopCatalogue } from '@gschool/domain';
import { Badge, Link, Picture, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { writtenDate } from '../../shared/goods/writtenDate';
import { orderSum } from './orderSum';
import * as css from './Orders.css';
import { stateTones, stateWords } from './stateWords';

/** Pictures that an entry has room for on a phone. */
const ROOM = 4;

/** One order of the list: when, what, how far, and about what it comes to. */
export function OrderEntry({
  order,
  catalogue,
}: {
  order: Order;
  catalogue: ShopCatalogue | undefined;
}) {
  const t = useT();
  const { locale } = useUi();
  const goods = catalogue ? getOrderedItems(order, catalogue).items : [];
  const sum = catalogue ? orderSum(order, catalogue) : null;
  const count = goods.reduce((all, { quantity }) => all + quantity, 0);
  const shown = goods.slice(0, goods.length > ROOM ? ROOM - 1 : ROOM);
  return (
    <li className={css.entry}>
      <div>
        <div className={css.line}>
          <Link href={paths.order(order.number)} className={css.link}>
            {t('orders.of', { date: writtenDate(order.createdAt, locale) })}
          </Link>
          <Badge tone={stateTones[order.state]}>{stateWords(order.state, t)}</Badge>
        </div>
        {sum && (
          <Text size="sm" tone="soft" isNumeric>
            {t('orders.pieces', { count })} · {formatMoney(sum.total, locale)}
          </Text>
        )}
      </div>
      <div className={css.pictures}>
        {shown.map(({ variantId, product }) => (
          <div key={variantId} className={css.picture}>
            <Picture
              picture={product?.pictures[0] ?? ''}
              alt={product?.name ?? t('bag.unknown')}
              ratio="1/1"
              sizes="56px"
            />
          </div>
        ))}
        {goods.length > shown.length && (
          <span className={css.more} aria-hidden="true">
            +{goods.length - shown.length}
          </span>
        )}
      </div>
    </li>
  );
}
