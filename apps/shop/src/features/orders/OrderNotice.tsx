import { getUid, useServices, writeDraft } from '@gschool/data';
import {
  useCheckout,
  usePaymentProgress,
  usePaymentStatus,
  type PaymentStatus,
} from '@gschool/data/shop';
import type { Order, OrderState } from '@gschool/domain';
import { Alert, Button, icons, Stack } from '@gschool/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { isPaymentConfigured } from '../../config/env';
import { ADDRESS_DRAFT } from '../../shared/orders/addressDraft';
import {
  PaymentProblem,
  toPaymentProblem,
  type PaymentProblemInfo,
} from '../../shared/payment/PaymentProblem';
import { VerifyFirst } from '../../shared/payment/VerifyFirst';
import { paymentReturnUrls } from '../../shared/payment/paymentReturnUrls';

const paymentNotices = {
  waiting: {
    title: 'orderNotice.confirmingTitle',
    text: 'orderNotice.confirming',
    variant: 'info',
  },
  received: {
    title: 'orderNotice.receivedTitle',
    text: 'orderNotice.received',
    variant: 'success',
  },
  processing: {
    title: 'orderNotice.unconfirmedTitle',
    text: 'orderNotice.processing',
    variant: 'info',
  },
  timedOut: {
    title: 'orderNotice.unconfirmedTitle',
    text: 'orderNotice.unconfirmed',
    variant: 'info',
  },
} as const satisfies Record<PaymentStatus, { title: MessageId; text: MessageId; variant: string }>;

/**
 * The notice after the checkout or the payment page. Once the order is paid or requested, ordered
 * items leave the cart, and the draft of the address is removed. An unpaid order can be paid here,
 * unless a payment is already processing.
 */
export function OrderNotice({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  const navigate = useNavigate();
  const after = useSearchParams()[0].get('after');
  const { session } = useServices();
  const { finish, ...checkout } = useCheckout(paymentReturnUrls);
  const isPaid = after === 'paid';
  const status = usePaymentStatus(isPaid ? order.number : null);
  const canPay = state === 'requested' && isPaymentConfigured && !isPaid && after !== 'requested';
  const progress = usePaymentProgress(canPay ? order.number : null);
  const [problem, setProblem] = useState<PaymentProblemInfo | null>(null);

  // The order is placed after a payment, or after a request without payment.
  const isOrdered = isPaid || after === 'requested';
  const { lines } = order;
  useEffect(() => {
    if (!isOrdered) return;
    finish(lines);
    const uid = getUid(session);
    if (uid !== null) writeDraft(uid, ADDRESS_DRAFT, null);
    // Runs only once per visit, because the same items may be added to the cart later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOrdered, order.number]);

  if (isPaid) {
    // The state of the order may change before the payment status does.
    const { title, text, variant } = paymentNotices[state === 'requested' ? status : 'received'];
    return (
      <Alert variant={variant} title={t(title)}>
        {t(state === 'requested' ? text : 'orderNotice.paid')}
      </Alert>
    );
  }
  if (after === 'requested') {
    return (
      <Alert variant="success" title={t('orderNotice.requestedTitle')}>
        {t('orderNotice.requested')}
      </Alert>
    );
  }
  if (!canPay) return null;
  if (progress.data !== undefined && progress.data !== 'none') {
    const { title, text, variant } = paymentNotices[progress.data];
    return (
      <Alert variant={variant} title={t(title)}>
        {t(text)}
      </Alert>
    );
  }
  const pay = () => {
    setProblem(null);
    void checkout.resume(order.number).then(
      (step) => {
        if (step.kind === 'pay') window.location.assign(step.url);
        else if (step.kind === 'reported') void navigate(paths.order(order.number, 'paid'));
        else setProblem(step);
      },
      (error: unknown) => setProblem(toPaymentProblem(error)),
    );
  };
  return (
    <Stack space="3">
      <VerifyFirst />
      {problem && <PaymentProblem problem={problem} />}
      <Alert
        variant="info"
        title={t(after === 'cancelled' ? 'orderNotice.cancelledTitle' : 'orderNotice.openTitle')}
        action={
          <>
            <Button
              size="small"
              iconStart={icons.lock}
              isLoading={checkout.isPlacing}
              onClick={pay}
            >
              {t('orderNotice.pay')}
            </Button>
            <Button size="small" variant="quiet" href={paths.cart}>
              {t('orderNotice.toCart')}
            </Button>
          </>
        }
      >
        {t(after === 'cancelled' ? 'orderNotice.cancelled' : 'orderNotice.open')}
      </Alert>
    </Stack>
  );
}
