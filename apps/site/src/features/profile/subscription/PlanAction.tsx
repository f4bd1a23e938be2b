import { Alert, Button, Stack, icons } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { checkoutProblemWords } from './checkoutProblemWords';
import type { CheckoutState } from './useCheckout';

/** What can be done with one price: buy it, change to it in the portal, or nothing. */
export function PlanAction({
  name,
  priceId,
  isCurrent,
  mayBuy,
  checkout: { state, start },
  portal,
}: {
  /** Of the plan. */
  name: string;
  priceId: string;
  isCurrent: boolean;
  mayBuy: boolean;
  checkout: { state: CheckoutState; start: (priceId: string) => void };
  /** Where a subscription that runs is changed, if anywhere. */
  portal: string | undefined;
}) {
  const t = useT();
  const isBusy = state.phase === 'busy' && state.priceId === priceId;
  const problem = state.phase === 'stopped' && state.priceId === priceId ? state.problem : null;
  if (!mayBuy && !isBusy) {
    if (!portal) return null;
    return (
      <Button variant="quiet" isFullWidth href={portal} isExternal iconEnd={icons.external}>
        {isCurrent ? t('subscription.change') : t('subscription.changeTo', { plan: name })}
      </Button>
    );
  }
  const words = problem && checkoutProblemWords(problem, t);
  return (
    <Stack space="3">
      <Button
        isFullWidth
        isLoading={isBusy}
        disabled={state.phase === 'busy' && !isBusy}
        onClick={() => start(priceId)}
      >
        {words ? words.again : t('subscription.subscribe', { plan: name })}
      </Button>
      <div role="status">{isBusy ? t('subscription.opening') : null}</div>
      {words ? (
        <Alert variant="danger" title={words.title}>
          {words.text}
        </Alert>
      ) : null}
    </Stack>
  );
}
