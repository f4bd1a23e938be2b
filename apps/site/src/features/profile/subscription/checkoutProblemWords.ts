import type { Translate } from '../../../i18n/useT';
import type { CheckoutProblem } from './useCheckout';

interface ProblemWords {
  title: string;
  text: string;
  /** Of the button that goes on. */
  again: string;
}

/** Why there is no payment page yet, and what helps. Nothing was charged in any of them. */
export function checkoutProblemWords(problem: CheckoutProblem, t: Translate): ProblemWords {
  const again = t('retry');
  switch (problem.kind) {
    case 'refused':
      return {
        title: t('subscription.refusedTitle'),
        text: t('subscription.refused', { message: problem.message }),
        again,
      };
    case 'late':
      return { title: t('subscription.slowTitle'), text: t('subscription.slow'), again };
    case 'offline':
      return {
        title: t('error.offlineTitle'),
        text: t('subscription.offline'),
        again: t('subscription.goOn'),
      };
    case 'alreadySubscribed':
      return { title: t('subscription.alreadyTitle'), text: t('subscription.already'), again };
    case 'failed':
      return { title: t('subscription.failedTitle'), text: t('subscription.failed'), again };
  }
}
