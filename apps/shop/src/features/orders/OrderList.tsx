import { useOrders, useShopCatalogue } from '@gschool/data/shop';
import type { Order, ShopCatalogue } from '@gschool/domain';
import { Button, EmptyState, Heading, icons, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { OrderEntry } from './OrderEntry';
import * as styles from './Orders.css';

/** Orders shown before “Show all”. */
const INITIAL_ORDERS = 6;

/** The orders of the member, newest first. */
export function OrderList() {
  const t = useT();
  const orders = useOrders();
  const catalogue = useShopCatalogue();
  return (
    <Stack as="section" space="5" aria-labelledby="orders">
      <Heading level={2} size="h3" id="orders">
        {t('orders.title')}
      </Heading>
      <QueryResult query={orders} skeleton={<OrdersSkeleton />} size="panel" level={3}>
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
            <OrderEntries orders={all} catalogue={catalogue.data} />
          )
        }
      </QueryResult>
    </Stack>
  );
}

function OrderEntries({
  orders,
  catalogue,
}: {
  orders: readonly Order[];
  /** The catalog. Until it is loaded, entries have no pictures and no total. */
  catalogue: ShopCatalogue | undefined;
}) {
  const t = useT();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <ul role="list" className={styles.orders}>
        {(isExpanded ? orders : orders.slice(0, INITIAL_ORDERS)).map((order) => (
          <OrderEntry key={order.number} order={order} catalogue={catalogue} />
        ))}
      </ul>
      {!isExpanded && orders.length > INITIAL_ORDERS && (
        <Button variant="quiet" onClick={() => setExpanded(true)}>
          {t('orders.more', { count: orders.length })}
        </Button>
      )}
    </>
  );
}

function OrdersSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={styles.orders}>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      {[0, 1, 2].map((at) => (
        <div key={at} className={styles.entry}>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
