import { formatAmount, isFree, type Amount } from './amount';
import * as styles from './Price.css';
import { priceMessages } from './messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';

export interface PriceProps {
  /**
   * What it costs: minor units and their currency, written in the provider's language, or a
   * formatted text. Zero minor units read "Free".
   */
  amount: Amount;
  /** The price before the sale: struck through, and read as "was … now …". */
  was?: Amount | undefined;
  /** The dearest of several sorts: "$16.00 to $24.00". */
  upTo?: Amount | undefined;
  /**
   * The cheapest of several sorts: "From $16.00".
   * @default false
   */
  isFrom?: boolean | undefined;
  /** How often it is paid. */
  period?: 'month' | 'year' | undefined;
  /**
   * Says so beside the price, which stays readable.
   * @default false
   */
  isSoldOut?: boolean | undefined;
  /**
   * `small` in lines, `large` on a product's page, `huge` on a plan.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  className?: string | undefined;
}

/** A price and the price before a sale. Color is never the only signal of a sale. */
export function Price({
  amount,
  was,
  upTo,
  isFrom = false,
  period,
  isSoldOut = false,
  size = 'medium',
  className,
}: PriceProps) {
  const { locale } = useUi();
  const messages = useMessages('price', priceMessages);
  const write = (value: Amount) => (isFree(value) ? messages.free : formatAmount(value, locale));
  const isSale = was !== undefined && !isSoldOut;
  const now = upTo === undefined ? write(amount) : messages.range(write(amount), write(upTo));
  return (
    <span className={classNames(styles.price({ size, isSoldOut }), className)}>
      {isSale && <VisuallyHidden>{messages.was} </VisuallyHidden>}
      {isSale && (
        <s className={classNames(styles.amount, styles.old, size === 'huge' && styles.aside)}>
          <bdi>{write(was)}</bdi>
        </s>
      )}
      {isSale && <VisuallyHidden> {messages.now} </VisuallyHidden>}
      {isFrom && <span className={styles.aside}>{messages.from} </span>}
      <span className={classNames(upTo === undefined && styles.amount, isSale && styles.sale)}>
        <bdi>{now}</bdi>
      </span>
      {period && !isFree(amount) && <span className={styles.aside}> {messages[period]}</span>}
      {isSoldOut && <span className={styles.aside}> {messages.soldOut}</span>}
    </span>
  );
}
