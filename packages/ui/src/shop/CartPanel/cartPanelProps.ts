import type { ReactNode } from 'react';

import type { CartLineProps } from '../CartLine/CartLine';
import type { Amount } from '../Price/amount';

export interface CartPanelLine extends CartLineProps {
  /** Tells the line from the others. */
  id: string;
}

export interface CartPanelProps {
  /** The heading, and the panel's name. */
  title: string;
  /** The products. */
  lines: readonly CartPanelLine[];
  /** Their total: minor units with a currency, or a formatted text ("$49.00"). */
  subtotal: Amount;
  /** Under the subtotal: what is not included, or that these are samples. */
  note?: ReactNode;
  /** The next step: view the cart, check out. */
  action?: ReactNode;
  /** Instead of the lines while there are none. */
  empty?: ReactNode;
  /** Gives every line a "Remove"; take the line out of `lines` and keep it for `onUndo`. */
  onRemove?: ((id: string) => void) | undefined;
  /** Puts the line that was removed last back to its place. */
  onUndo?: ((id: string) => void) | undefined;
  /** Over the lines: an `Alert` about a change that failed, or prices that moved. */
  problem?: ReactNode;
  /**
   * The cart isn’t loaded yet: the shape of its lines.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** The cart couldn’t be loaded: this message instead of the lines, and a retry. */
  error?: string | undefined;
  /** With `error`: tries again. */
  onRetry?: (() => void) | undefined;
  /** It is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** Id of the panel: the cart button's `aria-controls`. */
  id?: string | undefined;
}
