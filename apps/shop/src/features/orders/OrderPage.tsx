import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/orders.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { useOrder, useOrderStatus, useShopCatalogue } from '@gschool/data/shop';
import { isAppError } from '@gschool/data';
import {
  createRequestedStatus,
  formatOrderNumber,
  parseOrderNumber,
  type Order,
} from '@gschool/domain';
import {
  Badge,
  Button,
  EmptyState,
  Heading,
  icons,
  Skeleton,
  Stack,
  Text,
  useUi,
} from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { AddressLines } from '../../shared/orders/AddressLines';
import { RequireSignIn } from '../../shared/RequireSignIn';
import { NoPaymentNotice } from '../../shared/payment/NoPaymentNotice';
import { QueryResult } from '../../shared/QueryResult';
import { formatLocalDateTime } from '../../shared/formatDates';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import { AccountSkeleton } from './AccountSkeleton';
import { CopyOrderNumber } from './CopyOrderNumber';
import { OrderNotice } from './OrderNotice';
import { OrderReceipt } from './OrderReceipt';
import { OrderSteps } from './OrderSteps';
import * as styles from './Orders.css';
import { getStateTone, orderStateLabel } from './orderStateLabel';

/** `/merchandise/account/orders/:id`: an order of the member. */
export function OrderPage({ id: number }: { id: string }) {
  const t = useT();
  useShopBreadcrumb({
    name: t('orders.order'),
    variant: 'task',
    parents: [{ name: t('account.title'), href: paths.account }],
  });
  return (
    <RequireSignIn skeleton={<AccountSkeleton />}>
      {() => <MemberOrder number={number} />}
    </RequireSignIn>
  );
}

function MemberOrder({ number }: { number: string }) {
  const t = useT();
  const known = parseOrderNumber(number);
  // An invalid number is not sent to the server.
  const order = useOrder(known ?? '');
  if (known === null || isAppError(order.error, 'notFound')) {
    return (
      <EmptyState
        icon={icons.parcel}
        title={t('orders.missing')}
        action={<Button href={paths.account}>{t('orders.toList')}</Button>}
      >
        {t('orders.missingText')}
      </EmptyState>
    );
  }
  return (
    <QueryResult query={order} skeleton={<AccountSkeleton />}>
      {(found) => <OrderDetails order={found} />}
    </QueryResult>
  );
}

function OrderDetails({ order }: { order: Order }) {
  const t = useT();
  const { locale } = useUi();
  const status = useOrderStatus(order.number);
  const catalogue = useShopCatalogue();
  const state = status.data?.state ?? order.state;
  useDocumentTitle(t('orders.documentTitle', { number: order.number.slice(0, 6) }));
  return (
    <Stack space="6">
      <Text size="xl" weight="bold" data-print="only">
        {productName}
      </Text>
      <NoPaymentNotice />
      <OrderNotice order={order} state={state} />
      <div className={styles.columns}>
        <Stack space="8">
          <Stack space="3" align="start">
            <Badge tone={getStateTone(state)}>{orderStateLabel(state, t)}</Badge>
            <Text tone="muted">
              {t('orders.placed', { date: formatLocalDateTime(order.createdAt, locale) })}
            </Text>
            <div className={styles.line}>
              <span className={styles.number} dir="ltr" translate="no">
                {formatOrderNumber(order.number)}
              </span>
              <CopyOrderNumber number={order.number} />
            </div>
            <Text size="sm" tone="muted" data-print="none">
              {t('orders.numberText')}
            </Text>
          </Stack>
          <Stack as="section" space="4" aria-labelledby="way">
            <Heading level={2} size="large" id="way">
              {t('orders.status')}
            </Heading>
            <QueryResult
              query={status}
              skeleton={
                order.state === 'requested' ? (
                  <OrderSteps
                    status={{ number: order.number, ...createRequestedStatus(order.createdAt) }}
                  />
                ) : (
                  <Skeleton lines={4} />
                )
              }
              size="panel"
              level={3}
            >
              {(known) => <OrderSteps status={known} />}
            </QueryResult>
          </Stack>
          <Stack as="section" space="3" aria-labelledby="to">
            <Heading level={2} size="large" id="to">
              {t('orders.address')}
            </Heading>
            <AddressLines address={order.address} />
          </Stack>
        </Stack>
        {catalogue.data && <OrderReceipt order={order} catalogue={catalogue.data} />}
      </div>
    </Stack>
  );
}
