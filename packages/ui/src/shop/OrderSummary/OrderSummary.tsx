import { useId, useState, type ReactNode } from 'react';

import * as styles from './OrderSummary.css';
import { OrderAmounts, type OrderAmountsProps } from './OrderAmounts';
import { orderMessages } from './messages';
import { CartLine, type CartLineProps } from '../CartLine/CartLine';
import { Heading } from '../../typography/Heading/Heading';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { Price } from '../Price/Price';
import type { Amount } from '../Price/amount';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { useMessages } from '../../providers/UiProvider/UiProvider';

/** One product of an order. */
export interface OrderLine extends Pick<
  CartLineProps,
  'thumbnail' | 'name' | 'price' | 'was' | 'detail'
> {
  id: string;
  /** @default 1 */
  count?: number | undefined;
}

export interface OrderSummaryProps extends OrderAmountsProps {
  /** What is ordered. */
  lines: readonly OrderLine[];
  /** What is to be paid; in sight also while the rest is folded away. */
  total: Amount;
  /** Under the total: that shipping and tax are estimates, or what happens next. */
  note?: ReactNode;
  /** The next step: a button to pay. */
  action?: ReactNode;
  /**
   * The level of its title.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /**
   * Unfolded at first on a phone; from `lg` on it is never folded.
   * @default false
   */
  isOpenAtFirst?: boolean | undefined;
  /**
   * The amounts are being recalculated: the total shows that it’s coming.
   * @default false
   */
  isPending?: boolean | undefined;
}

/** What an order holds and what it comes to, beside the checkout and on its receipt. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, total, headingLevel = 2, isOpenAtFirst = false, isPending = false } = props;
  const messages = useMessages('order', orderMessages);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="large" id={`${id}-title`} className={styles.wideOnly}>
          {messages.title}
        </Heading>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-parts`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hide : messages.show}
          <Icon icon={isOpen ? icons.chevronUp : icons.chevronDown} size="small" />
        </button>
      </div>
      <div id={`${id}-parts`} className={styles.parts} data-open={isOpen || undefined}>
        <ul className={styles.lines} role="list">
          {lines.map(({ id: key, count = 1, ...line }) => (
            <li key={key}>
              <CartLine {...line} quantity={count > 1 && <Count count={count} />} />
            </li>
          ))}
        </ul>
        <OrderAmounts {...props} />
      </div>
      <p className={styles.total} aria-busy={isPending || undefined}>
        <span>{messages.total}</span>
        {isPending ? <Skeleton width="short" size="lg" /> : <Price amount={total} size="large" />}
      </p>
      {props.note && <p className={styles.note}>{props.note}</p>}
      {props.action}
    </section>
  );
}

function Count({ count }: { count: number }) {
  return <span className={styles.note}>{useMessages('order', orderMessages).quantity(count)}</span>;
}
