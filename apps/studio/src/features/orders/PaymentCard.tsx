import type { OrderDetails, OrderPayment } from '@gschool/admin/contract';
import { formatMoney } from '@gschool/domain';
import {
  Alert,
  Badge,
  Button,
  Card,
  FactList,
  Heading,
  Inline,
  Stack,
  Text,
  useUi,
} from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { useCommands } from '../../shared/commands/commands';
import { formatMachineDateTime } from '../../shared/times';
import { useRestoredState } from '../../shared/restored-input/restoredInput';
import {
  describeProblem,
  describePaymentResult,
  getStripeUrl,
  paymentLabel,
  paymentTones,
} from './paymentLabels';

/** The payments of an order, compared with the order and the catalog. */
export function PaymentCard({ details }: { details: OrderDetails }) {
  const t = useT();
  const { locale } = useUi();
  const { row, payments, problems, products } = details;
  return (
    <Card as="section" space="4" aria-labelledby="payment">
      <Inline justify="between">
        <Heading level={2} size="large" id="payment">
          {t('order.paymentTitle')}
        </Heading>
        <Badge tone={paymentTones[row.payment]}>{paymentLabel(row.payment, t)}</Badge>
      </Inline>
      <Text isMeasured>{describePaymentResult(row.payment, t)}</Text>
      {row.payment === 'mismatch' && (
        <Alert variant="danger">
          <Stack as="ul" role="list" space="1">
            {problems.map((problem) => (
              <Text as="li" tone="inherit" key={JSON.stringify(problem)}>
                {describeProblem(problem, products, t, locale)}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
      {payments.map((payment) => (
        <Payment key={payment.id} payment={payment} details={details} />
      ))}
    </Card>
  );
}

function Payment({ payment, details }: { payment: OrderPayment; details: OrderDetails }) {
  const t = useT();
  const { locale } = useUi();
  const { run } = useAct();
  const { id, received, currency, created, status, isTest, isRefunded } = payment;
  const [isOpen, setOpen] = useRestoredState(`payment ${id} refund`, false);
  const isDue = details.refundsDue.includes(id);
  const { number } = details.row.order;
  const canRecordRefund = status === 'succeeded' && !isRefunded;
  const amount = formatMoney({ amount: received, currency }, locale);
  useCommands(
    useMemo(
      () =>
        canRecordRefund
          ? [
              {
                id: `order.refund.${id}`,
                label: `${t('order.recordRefund')}: ${amount}`,
                kind: 'act' as const,
                description: id,
                run: () => setOpen(true),
              },
            ]
          : [],
      [t, id, amount, canRecordRefund, setOpen],
    ),
  );
  return (
    <Card variant="outline" space="3">
      <Inline space="2">
        {details.countedPayment === id && <Badge tone="success">{t('order.counts')}</Badge>}
        {isDue && <Badge tone="danger">{t('order.refundDue')}</Badge>}
        {isRefunded && <Badge>{t('order.refunded')}</Badge>}
        {isTest && <Badge tone="warning">{t('order.test')}</Badge>}
      </Inline>
      <FactList
        facts={[
          { term: t('order.received'), value: amount },
          {
            term: t('order.paidAt'),
            value: formatMachineDateTime(created * 1000, locale),
          },
          {
            term: t('order.paymentStatus'),
            value: <bdi translate="no">{status}</bdi>,
            hint: <bdi translate="no">{id}</bdi>,
          },
        ]}
      />
      <Inline space="2">
        <Button size="small" variant="quiet" href={getStripeUrl(payment)} isExternal>
          {t('order.openStripe')}
        </Button>
        {canRecordRefund && (
          <Button size="small" variant={isDue ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
            {t('order.recordRefund')}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        title={t('order.recordRefundTitle')}
        description={t('order.recordRefundText')}
        confirmLabel={t('order.recordRefundConfirm')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => run({ kind: 'order.refund', args: { number, payment: id } })}
        getErrorMessage={(error) => describeThrown(error, t)}
      />
    </Card>
  );
}
