import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Sheet } from '../../overlays/Sheet/Sheet';
import { formatAmount } from '../Price/amount';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { CartList } from './CartList';
import { CartLineSkeleton } from '../CartLine/CartLineSkeleton';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as styles from './CartPanel.css';
import type { CartPanelProps } from './cartPanelProps';

export type { CartPanelLine, CartPanelProps } from './cartPanelProps';

/** The subtotal and the next step. It stays visible while the lines scroll. */
function CartFooter({
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

/** Three skeleton lines while the cart loads. */
function CartLoading() {
  const { messages } = useUi();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.entry}>
          <CartLineSkeleton />
        </div>
      ))}
    </div>
  );
}

/** What’s in the cart, in a sheet on the end side. */
export function CartPanel(props: CartPanelProps) {
  const { lines, isLoading, error } = props;
  const hasLines = lines.length > 0 && !isLoading && !error;
  return (
    <Sheet
      side="end"
      id={props.id}
      title={props.title}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      footer={
        hasLines && <CartFooter subtotal={props.subtotal} note={props.note} action={props.action} />
      }
    >
      {props.problem && <div className={styles.problem}>{props.problem}</div>}
      {isLoading ? (
        <CartLoading />
      ) : error ? (
        <ErrorState level={3} title={error} onRetry={props.onRetry} />
      ) : (
        <CartList
          lines={lines}
          empty={props.empty}
          onRemove={props.onRemove}
          onUndo={props.onUndo}
        />
      )}
    </Sheet>
  );
}
