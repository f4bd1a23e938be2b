import * as styles from './CartPanel.css';
import type { CartPanelProps } from './cartPanelProps';
import { formatAmount } from '../Price/amount';
import { useUi } from '../../providers/UiProvider/UiProvider';

/** The subtotal and the next step. It stays visible while the lines scroll. */
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
