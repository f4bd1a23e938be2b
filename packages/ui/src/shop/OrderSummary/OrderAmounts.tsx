import * as styles from './OrderSummary.css';
import { orderMessages } from './messages';
import { formatAmount, isFree, type Amount } from '../Price/amount';
import { priceMessages } from '../Price/messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

export interface OrderAmountsProps {
  /** The total of the lines. */
  subtotal: Amount;
  /** The discount: a negative amount, or a text such as "−$5.00". */
  discount?: Amount | undefined;
  /** The code or the reason, next to the label "Discount". */
  discountLabel?: string | undefined;
  /** Zero minor units are shown as "Free". A text may say that it is not known yet. */
  delivery?: Amount | undefined;
  /** Taxes that are added to the prices. */
  tax?: Amount | undefined;
}

/** A list of the amounts that add up to the total. */
export function OrderAmounts({
  subtotal,
  discount,
  discountLabel,
  delivery,
  tax,
}: OrderAmountsProps) {
  const { locale } = useUi();
  const messages = useMessages('order', orderMessages);
  const { free } = useMessages('price', priceMessages);
  const rows = [
    { label: messages.subtotal, amount: subtotal },
    {
      label: discountLabel ? `${messages.discount} (${discountLabel})` : messages.discount,
      amount: discount,
      isSaving: true,
    },
    { label: messages.delivery, amount: delivery, freeLabel: free },
    { label: messages.tax, amount: tax },
  ];
  return (
    <dl className={styles.amounts}>
      {rows.map(({ label, amount, isSaving, freeLabel }) =>
        amount === undefined ? null : (
          <div key={label} className={styles.row}>
            <dt className={styles.term}>{label}</dt>
            <dd className={classNames(styles.value, isSaving && styles.saving)}>
              <bdi>{freeLabel && isFree(amount) ? freeLabel : formatAmount(amount, locale)}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
