import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Sheet } from '../../overlays/Sheet/Sheet';
import { CartFooter } from './CartFooter';
import { CartList } from './CartList';
import { CartLoading } from './CartLoading';
import * as styles from './CartPanel.css';
import type { CartPanelProps } from './cartPanelProps';

export type { CartPanelLine, CartPanelProps } from './cartPanelProps';

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
