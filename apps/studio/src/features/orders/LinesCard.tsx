import type { OrderDetails } from '@gschool/admin/contract';
import { formatMoney, sumMoney } from '@gschool/domain';
import { Card, FactList, Heading, useUi, type Fact } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { getLineName } from './paymentLabels';

/** What was ordered, with today’s prices. */
export function LinesCard({ details }: { details: OrderDetails }) {
  const t = useT();
  const { locale } = useUi();
  const {
    products,
    row: { order },
  } = details;
  const amounts = order.lines.flatMap(({ priceId, quantity }) => {
    const product = products[priceId];
    return product ? [{ amount: product.amount * quantity, currency: product.currency }] : [];
  });
  const currency = amounts[0]?.currency;
  const isWhole =
    amounts.length === order.lines.length && amounts.every((one) => one.currency === currency);
  const facts: readonly Fact[] = order.lines.map(({ priceId, quantity }) => {
    const product = products[priceId];
    return {
      id: priceId,
      term: `${t('order.quantity', { quantity })} ${getLineName(priceId, products, t)}`,
      value: product
        ? formatMoney({ amount: product.amount * quantity, currency: product.currency }, locale)
        : '–',
    };
  });
  return (
    <Card as="section" space="3" aria-labelledby="lines">
      <Heading level={2} size="large" id="lines">
        {t('order.lines')}
      </Heading>
      <FactList
        layout="spread"
        facts={
          isWhole && currency !== undefined
            ? [
                ...facts,
                {
                  term: t('order.total'),
                  value: <strong>{formatMoney(sumMoney(amounts, currency), locale)}</strong>,
                },
              ]
            : facts
        }
      />
    </Card>
  );
}
