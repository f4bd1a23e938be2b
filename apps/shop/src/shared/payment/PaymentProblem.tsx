import '../../i18n/en/shopping.messages.json';

import { isAppError } from '@gschool/data';
import { Alert } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';

/** Why the payment page did not open. Nothing was charged in any of these cases. */
export type PaymentProblemInfo =
  /** `message` comes from the payment provider. */
  | { kind: 'refused'; message: string }
  | { kind: 'timedOut' }
  | { kind: 'offline' }
  | { kind: 'denied' }
  /** The email address must be verified first. */
  | { kind: 'unverified' }
  /** Too many checkouts within an hour. */
  | { kind: 'limitReached' }
  | { kind: 'cartChanged' }
  /** The member already has a subscription. */
  | { kind: 'bought' }
  | { kind: 'failed' };

/** Maps an error to a problem; null if the operation was canceled on purpose. */
export function toPaymentProblem(error: unknown): PaymentProblemInfo | null {
  if (isAppError(error, 'cancelled')) return null;
  if (isAppError(error, 'offline')) return { kind: 'offline' };
  if (isAppError(error, 'unverified') || isAppError(error, 'limitReached'))
    return { kind: error.info.kind };
  if (isAppError(error, 'forbidden') || isAppError(error, 'signedOut')) return { kind: 'denied' };
  return { kind: 'failed' };
}

const titles: Readonly<Record<PaymentProblemInfo['kind'], MessageId>> = {
  refused: 'payment.rejectedTitle',
  timedOut: 'payment.pendingTitle',
  offline: 'loadError.offline',
  denied: 'payment.deniedTitle',
  unverified: 'verify.heading',
  limitReached: 'payment.tooManyTitle',
  cartChanged: 'payment.changedTitle',
  bought: 'payment.alreadySubscribedTitle',
  failed: 'payment.failedTitle',
};

const texts: Readonly<Record<PaymentProblemInfo['kind'], MessageId>> = {
  refused: 'payment.rejected',
  timedOut: 'payment.pending',
  offline: 'payment.offline',
  denied: 'payment.denied',
  unverified: 'payment.unverified',
  limitReached: 'payment.tooMany',
  cartChanged: 'payment.changed',
  bought: 'payment.alreadySubscribed',
  failed: 'payment.failed',
};

/** An alert that says why the payment failed and what to do. */
export function PaymentProblem({ problem }: { problem: PaymentProblemInfo }) {
  const t = useT();
  const message = problem.kind === 'refused' ? problem.message : '';
  return (
    <Alert variant="danger" title={t(titles[problem.kind])}>
      {t(texts[problem.kind], { message })}
    </Alert>
  );
}
