import { formatAmount, isFree, type Amount } from './amount';
import * as styles from './Price.css';
import { priceMessages } from './messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';

export interface PriceProps {
  /**
   * The price: minor units with a currency, formatted in the locale of `UiProvider`, or a
   * formatted text. Zero minor units are shown as "Free".
   */
  amount: Amount;
  /** The price before the sale: struck through, and read as "was … now …". */
  compareAt?: Amount | undefined;
  /** The highest price of several variants: "$16.00 to $24.00". */
  highestAmount?: Amount | undefined;
  /**
   * Whether it is the lowest price of several variants: "From $16.00".
   * @default false
   */
  isLowest?: boolean | undefined;
  /** The billing period. */
  period?: 'month' | 'year' | undefined;
  /**
   * Whether the product is sold out. The price stays readable.
   * @default false
   */
  isSoldOut?: boolean | undefined;
  /**
   * `small` for lines, `large` for a product's page, `huge` for a plan.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  className?: string | undefined;
}

/** A price and the price before a sale. Color is never the only signal of a sale. */
export function Price({
  amount,
  compareAt,
  highestAmount,
  isLowest = false,
  period,
  isSoldOut = false,
  size = 'medium',
  className,
}: PriceProps) {
  const { locale } = useUi();
  const messages = useMessages('price', priceMessages);
  const write = (value: Amount) => (isFree(value) ? messages.free : formatAmount(value, locale));
  const isSale = compareAt !== undefined && !isSoldOut;
  const now =
    highestAmount === undefined
      ? write(amount)
      : messages.range(write(amount), write(highestAmount));
  return (
    <span className={classNames(styles.price[size], isSoldOut && styles.soldOut, className)}>
      {isSale && <VisuallyHidden>{messages.was} </VisuallyHidden>}
      {isSale && (
        <s className={classNames(styles.amount, styles.old, size === 'huge' && styles.aside)}>
          <bdi suppressHydrationWarning>{write(compareAt)}</bdi>
        </s>
      )}
      {isSale && <VisuallyHidden> {messages.now} </VisuallyHidden>}
      {isLowest && <span className={styles.aside}>{messages.from} </span>}
      <span
        className={classNames(highestAmount === undefined && styles.amount, isSale && styles.sale)}
      >
        {/* The build and this browser may format a currency differently, with the same meaning. */}
        <bdi suppressHydrationWarning>{now}</bdi>
      </span>
      {period && !isFree(amount) && <span className={styles.aside}> {messages[period]}</span>}
      {isSoldOut && <span className={styles.aside}> {messages.soldOut}</span>}
    </span>
  );
}
