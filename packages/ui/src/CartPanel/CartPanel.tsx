import type { ReactNode } from 'react';

import { CartLine } from '../CartLine/CartLine';
import type { CartLineProps } from '../CartLine/CartLine';
import { Sheet } from '../Sheet/Sheet';
import { useUi } from '../UiProvider/UiProvider';
import * as styles from './CartPanel.css';

export interface CartPanelProps {
  /** The heading. */
  title: string;
  /** The products; each needs an `id` of its own. */
  lines: readonly (CartLineProps & { id: string })[];
  /** The sum, formatted by the app. */
  subtotal: string;
  /** Under the subtotal: what is not included, or that these are samples. */
  note?: ReactNode;
  /** The way on: view the cart, check out. */
  action?: ReactNode;
  /** Instead of the lines while there are none. */
  empty?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Id of the panel: the cart button's `aria-controls`. */
  id?: string | undefined;
}

/** What lies in the cart, in a sheet at the end of the line of text. */
export function CartPanel(props: CartPanelProps) {
  const { messages } = useUi();
  const { lines } = props;
  return (
    <Sheet
      side="end"
      id={props.id}
      title={props.title}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      footer={
        lines.length > 0 && (
          <div className={styles.foot}>
            <p className={styles.sum}>
              <span>{messages.subtotal}</span>
              <span className={styles.amount}>{props.subtotal}</span>
            </p>
            {props.note && <p className={styles.note}>{props.note}</p>}
            {props.action}
          </div>
        )
      }
    >
      {lines.length > 0 ? (
        <ul className={styles.list}>
          {lines.map(({ id, ...line }) => (
            <li key={id} className={styles.entry}>
              <CartLine {...line} />
            </li>
          ))}
        </ul>
      ) : (
        props.empty
      )}
    </Sheet>
  );
}
