import { Alert, Button, Stack, icons } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { getCheckoutProblemMessages } from './checkoutProblemMessages';
import type { CheckoutState } from './useCheckout';

/** The action for one price: buy it, change to it in the portal, or nothing. */
export function PlanAction({
  name,
  priceId,
  isCurrent,
  isMain,
  canBuy,
  checkout: { state, start },
  portal,
}: {
  /** The name of the plan. */
  name: string;
  priceId: string;
  isCurrent: boolean;
  /** False for a plan beside the recommended one. */
  isMain: boolean;
  canBuy: boolean;
  checkout: { state: CheckoutState; start: (priceId: string) => void };
  /** The portal where a running subscription is changed, if there is one. */
  portal: string | undefined;
}) {
  const t = useT();
  const isBusy = state.phase === 'busy' && state.priceId === priceId;
  const problem = state.phase === 'stopped' && state.priceId === priceId ? state.problem : null;
  if (!canBuy && !isBusy) {
    if (!portal) return null;
    return (
      <Button variant="quiet" isFullWidth href={portal} isExternal iconEnd={icons.external}>
        {isCurrent ? t('subscription.change') : t('subscription.changeTo', { plan: name })}
      </Button>
    );
  }
  const messages = problem && getCheckoutProblemMessages(problem, t);
  return (
    <Stack space="3">
      <Button
        variant={isMain ? 'primary' : 'quiet'}
        isFullWidth
        isLoading={isBusy}
        disabled={state.phase === 'busy' && !isBusy}
        onClick={() => start(priceId)}
      >
        {messages ? messages.retryLabel : t('subscription.subscribe', { plan: name })}
      </Button>
      <div role="status">{isBusy ? t('subscription.opening') : null}</div>
      {messages ? (
        <Alert variant="danger" title={messages.title}>
          {messages.text}
        </Alert>
      ) : null}
    </Stack>
  );
}
