import '../../i18n/en/orders.messages.json';
import '../../i18n/en/acts.messages.json';

import { isAppError } from '@gschool/data';
import { useOrderDetails } from '@gschool/data/admin';
import { isOrderNumber } from '@gschool/domain';
import { Button, EmptyState, icons, TwoColumns } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { LoadingLines } from '../../shared/LoadingLines';
import { QueryResult } from '../../shared/QueryResult';
import { StudioPage } from '../../shared/StudioPage';
import { OrderView } from './OrderView';

/**
 * `/orders/:number`: an order, its payments, and its next state. An id that only looks like an order
 * number opens no order, because it could be the order of another customer.
 */
export function OrderPage({ number }: { number: string }) {
  const t = useT();
  const isKnown = isOrderNumber(number);
  // An invalid number is not sent to the server.
  const details = useOrderDetails(isKnown ? number : '');
  const title = t('order.title');
  if (details.data) return <OrderView details={details.data} />;
  const isMissing = !isKnown || isAppError(details.error, 'notFound');
  return (
    <StudioPage
      title={title}
      trail={[{ name: t('orders.title'), href: paths.orders }, { name: title }]}
    >
      {isMissing ? (
        <EmptyState
          icon={icons.parcel}
          title={t('order.missing')}
          action={<Button href={paths.orders}>{t('order.toList')}</Button>}
        >
          {t('order.missingText')}
        </EmptyState>
      ) : (
        <QueryResult query={details} skeleton={<OrderSkeleton />}>
          {() => null}
        </QueryResult>
      )}
    </StudioPage>
  );
}

function OrderSkeleton() {
  const t = useT();
  const label = t('order.loading');
  return (
    <TwoColumns aside={<LoadingLines label={label} />}>
      <LoadingLines label={label} lines={6} />
    </TwoColumns>
  );
}
