import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** The question, and the dialog's name: "Delete your account?" */
  title: ReactNode;
  /** What will happen, read with the title. */
  description: ReactNode;
  /** The label of the confirm button, which begins with a verb: "Delete my account". */
  confirmLabel: string;
  /**
   * The label of the cancel button, which gets the initial focus.
   * @default “Cancel”
   */
  cancelLabel?: string | undefined;
  /**
   * `danger` is for actions that cannot be undone.
   * @default 'default'
   */
  variant?: 'default' | 'danger' | undefined;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close: on Cancel, on Escape, or after the action. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Runs the action. The dialog cannot be closed while the promise is pending. It closes when the
   * promise is fulfilled, and shows an error when it is rejected.
   */
  onConfirm: () => unknown;
  /**
   * Returns the message for an error of `onConfirm`.
   * @default a general message
   */
  getErrorMessage?: ((error: unknown) => ReactNode) | undefined;
  /** Longer content, such as a list of what will be deleted. */
  children?: ReactNode;
}
