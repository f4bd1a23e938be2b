import type { OrderDetails } from '@gschool/admin/contract';
import { getOrderSteps } from '@gschool/domain';
import { Badge, Card, FactList, Heading, Inline, Text, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { orderStateLabel, orderStateTones } from '../../shared/acts/labels';
import { formatMachineDateTime } from '../../shared/times';

/** When the order reached each state, as the customer sees it. */
export function StepsCard({ details }: { details: OrderDetails }) {
  const t = useT();
  const { locale } = useUi();
  const {
    status,
    row: { order },
  } = details;
  return (
    <Card as="section" space="3" aria-labelledby="steps">
      <Inline justify="between">
        <Heading level={2} size="large" id="steps">
          {t('order.steps')}
        </Heading>
        <Badge tone={orderStateTones[order.state]}>{orderStateLabel(order.state, t)}</Badge>
      </Inline>
      {status === null ? (
        <Text tone="muted">{t('order.notTrackable')}</Text>
      ) : (
        <FactList
          layout="spread"
          facts={getOrderSteps(status).map(({ state, at }) => ({
            term: orderStateLabel(state, t),
            value: at === null ? t('order.notYet') : formatMachineDateTime(at, locale),
          }))}
        />
      )}
    </Card>
  );
}
