import type { ReactNode } from 'react';

import type { CartLineProps } from '../CartLine/CartLine';
import type { Amount } from '../Price/amount';

export interface CartPanelLine extends CartLineProps {
  /** The unique ID of the line. */
  id: string;
}

export interface CartPanelProps {
  /** The heading, which is also the panel's accessible name. */
  title: string;
  /** The products. */
  lines: readonly CartPanelLine[];
  /** Their total: minor units with a currency, or a formatted text ("$49.00"). */
  subtotal: Amount;
  /** A text under the subtotal, such as what it does not include. */
  note?: ReactNode;
  /** Buttons for the next step: view the cart, check out. */
  action?: ReactNode;
  /** Shown instead of the lines while the cart is empty. */
  empty?: ReactNode;
  /** Called by a line's "Remove". Remove the line from `lines`, and store it for `onUndo`. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called to restore the line that was removed last. */
  onUndo?: ((id: string) => void) | undefined;
  /** Shown above the lines: an `Alert` about a failed change or about changed prices. */
  problem?: ReactNode;
  /**
   * Shows skeleton lines while the cart loads.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** The message if the cart couldn’t be loaded. It replaces the lines, with a retry button. */
  error?: string | undefined;
  /** Called to try again after an `error`. */
  onRetry?: (() => void) | undefined;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** ID of the panel, for the cart button's `aria-controls`. */
  id?: string | undefined;
}
