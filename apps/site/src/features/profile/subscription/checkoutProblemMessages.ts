import type { Translate } from '../../../i18n/useT';
import type { CheckoutProblem } from './useCheckout';

interface ProblemMessages {
  title: string;
  text: string;
  /** The label of the retry button. */
  retryLabel: string;
}

/**
 * Why the payment page did not open, and what to do. The member was not charged in any of these
 * cases.
 */
export function getCheckoutProblemMessages(
  problem: CheckoutProblem,
  t: Translate,
): ProblemMessages {
  const retryLabel = t('retry');
  switch (problem.kind) {
    case 'refused':
      return {
        title: t('subscription.refusedTitle'),
        text: t('subscription.refused', { message: problem.message }),
        retryLabel,
      };
    case 'timedOut':
      return { title: t('subscription.slowTitle'), text: t('subscription.slow'), retryLabel };
    case 'offline':
      return {
        title: t('error.offlineTitle'),
        text: t('subscription.offline'),
        retryLabel: t('subscription.goOn'),
      };
    case 'alreadySubscribed':
      return { title: t('subscription.alreadyTitle'), text: t('subscription.already'), retryLabel };
    case 'unverified':
      return {
        title: t('verify.heading'),
        text: t('subscription.unverified'),
        retryLabel,
      };
    case 'forbidden':
      return { title: t('subscription.deniedTitle'), text: t('subscription.denied'), retryLabel };
    case 'limitReached':
      return { title: t('subscription.tooManyTitle'), text: t('subscription.tooMany'), retryLabel };
    case 'failed':
      return { title: t('subscription.failedTitle'), text: t('subscription.failed'), retryLabel };
  }
}
