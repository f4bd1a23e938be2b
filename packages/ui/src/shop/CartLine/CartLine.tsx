import type { ReactNode } from 'react';

import { Button } from '../../actions/Button/Button';
import { cartMessages } from '../CartPanel/messages';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { Picture } from '../../media/Picture/Picture';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { Price } from '../Price/Price';
import { formatAmount, type Amount } from '../Price/amount';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './CartLine.css';

export interface CartLineProps {
  /** The picture: a URL or `art:…`. A poster replaces an empty or broken picture. */
  thumbnail: string;
  /** The product's name. */
  name: string;
  /** The language of the name (BCP 47) where it isn’t the page’s. */
  nameLang?: string | undefined;
  /** The price of the line: minor units with a currency, or a formatted text ("$24.00"). */
  price: Amount;
  /** The line's price before the sale. */
  compareAt?: Amount | undefined;
  /** The price of a single item, if the quantity is more than one: "$12.00 each". */
  unitPrice?: Amount | undefined;
  /** The URL of the product. Without it, the name is not a link. */
  href?: string | undefined;
  /** Size or color. */
  detail?: string | undefined;
  /** The quantity: a `QuantityStepper`, or text if it cannot be changed. */
  quantity?: ReactNode;
  /** Called by "Remove", which is shown only with this callback. */
  onRemove?: (() => void) | undefined;
  /** Further controls of the line, such as "Save for later". */
  actions?: ReactNode;
  /** How many are left, when the item ships, or why it cannot be ordered. */
  note?: string | undefined;
  /**
   * The tone of the note.
   * @default 'neutral'
   */
  noteTone?: 'neutral' | 'warning' | 'danger' | undefined;
  /**
   * Dims the picture and the price, because the item is no longer sold. Give the reason in `note`.
   * @default false
   */
  isUnavailable?: boolean | undefined;
  /**
   * Whether a change of the line is being saved.
   * @default false
   */
  isPending?: boolean | undefined;
}

/** One product in the cart. */
export function CartLine(props: CartLineProps) {
  const {
    name,
    nameLang,
    price,
    href,
    detail,
    note,
    noteTone = 'neutral',
    isUnavailable = false,
    isPending,
  } = props;
  const { Link, messages: commonMessages, locale } = useUi();
  const messages = useMessages('cart', cartMessages);
  const hasTools = props.quantity || props.onRemove || props.actions;
  return (
    <div className={styles.line} aria-busy={isPending || undefined}>
      <div className={styles.thumbnail}>
        <Picture
          picture={props.thumbnail}
          alt=""
          ratio="1/1"
          sizes="96px"
          className={isUnavailable ? styles.dimmed : undefined}
        />
        {isPending && (
          <span className={styles.pendingOverlay}>
            <Spinner size="small" label={commonMessages.loading} />
          </span>
        )}
      </div>
      <div className={styles.content}>
        <div className={styles.top}>
          <p className={styles.name}>
            {href ? (
              <Link href={href} className={styles.link}>
                <bdi lang={nameLang}>{name}</bdi>
              </Link>
            ) : (
              <bdi lang={nameLang}>{name}</bdi>
            )}
          </p>
          <Price amount={price} compareAt={props.compareAt} isSoldOut={isUnavailable} />
        </div>
        {detail && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
        {props.unitPrice !== undefined && (
          <p className={styles.detail}>{messages.each(formatAmount(props.unitPrice, locale))}</p>
        )}
        {note && (
          <p className={styles.stock[noteTone]}>
            {noteTone !== 'neutral' && <Icon icon={icons.alert} size="small" />}
            <span>{note}</span>
          </p>
        )}
        {hasTools && (
          <div className={styles.tools}>
            {props.quantity}
            {(props.actions || props.onRemove) && (
              <div className={styles.actions}>
                {props.actions}
                {props.onRemove && (
                  <Button
                    variant="plain"
                    size="small"
                    className={styles.removing}
                    // `useRemoval` finds the button by this attribute.
                    data-remove=""
                    aria-label={messages.removeNamed(name)}
                    onClick={props.onRemove}
                  >
                    {messages.remove}
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
