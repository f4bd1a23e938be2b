import * as styles from './CartPanel.css';
import type { CartPanelProps } from './cartPanelProps';
import { formatAmount } from '../Price/amount';
import { useUi } from '../../providers/UiProvider/UiProvider';

/** The sum and the next step; it stays while the lines scroll. */
export function CartFooter({
  subtotal,
  note,
  action,
}: Pick<CartPanelProps, 'subtotal' | 'note' | 'action'>) {
  const { messages, locale } = useUi();
  return (
    <div className={styles.foot}>
      <p className={styles.sum}>
        <span>{messages.subtotal}</span>
        <bdi className={styles.amount}>{formatAmount(subtotal, locale)}</bdi>
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {action}
    </div>
  );
}
