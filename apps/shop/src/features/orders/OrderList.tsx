import { useOrders, useShopCatalogue } from '@gschool/data/shop';
import type { Order, ShopCatalogue } from '@gschool/domain';
import { Button, EmptyState, Heading, icons, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { Reading } from '../../shared/QueryResult';
import { OrderEntry } from './OrderEntry';
import * as css from './Orders.css';

/** Orders in sight before "show more". */
const FEW = 6;

/** What a member has ordered, the newest first. */
export function OrderList() {
  const t = useT();
  const orders = useOrders();
  const catalogue = useShopCatalogue();
  return (
    <Stack as="section" space="5" aria-labelledby="orders">
      <Heading level={2} size="h3" id="orders">
        {t('orders.title')}
      </Heading>
      <Reading query={orders} waiting={<Waiting />} size="panel" level={3}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              level={3}
              size="panel"
              icon={icons.parcel}
              title={t('orders.emptyTitle')}
              action={<Button href={paths.shop}>{t('orders.browse')}</Button>}
            >
              {t('orders.empty')}
            </EmptyState>
          ) : (
            <Entries orders={all} catalogue={catalogue.data} />
          )
        }
      </Reading>
    </Stack>
  );
}

function Entries({
  orders,
  catalogue,
}: {
  orders: readonly Order[];
  /** Without it an order is shown by its number alone. */
  catalogue: ShopCatalogue | undefined;
}) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul role="list" className={css.orders}>
        {(isWhole ? orders : orders.slice(0, FEW)).map((order) => (
          <OrderEntry key={order.number} order={order} catalogue={catalogue} />
        ))}
      </ul>
      {!isWhole && orders.length > FEW && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('orders.more', { count: orders.length })}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  const t = useT();
  return (
    <div aria-busy="true" className={css.orders}>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      {[0, 1, 2].map((at) => (
        <div key={at} className={css.entry}>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
