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
  'thumbnail' | 'name' | 'price' | 'compareAt' | 'detail'
> {
  id: string;
  /** @default 1 */
  count?: number | undefined;
}

export interface OrderSummaryProps extends OrderAmountsProps {
  /** The items of the order. */
  lines: readonly OrderLine[];
  /** The amount to pay. It stays visible while the rest is collapsed. */
  total: Amount;
  /** A text under the total, such as that shipping and tax are estimates. */
  note?: ReactNode;
  /** The next step: a button to pay. */
  action?: ReactNode;
  /**
   * The heading level of its title.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /**
   * Whether it starts expanded on phones. At `lg` and wider, it is always expanded.
   * @default false
   */
  isOpenAtFirst?: boolean | undefined;
  /**
   * Whether the amounts are being recalculated. The total then shows that it is loading.
   * @default false
   */
  isPending?: boolean | undefined;
}

/** The items and amounts of an order, for the checkout and the receipt. */
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
          <span>{isOpen ? messages.hide : messages.show}</span>
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
