import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** The question, and the dialog's name: "Delete your account?" */
  title: ReactNode;
  /** What will happen, read with the title. */
  description: ReactNode;
  /** The verb that answers it: "Delete my account". */
  confirmLabel: string;
  /**
   * The label of the cancel button, which gets the initial focus.
   * @default “Cancel”
   */
  cancelLabel?: string | undefined;
  /**
   * `danger` for what cannot be undone.
   * @default 'default'
   */
  variant?: 'default' | 'danger' | undefined;
  /** Whether it is open. */
  isOpen: boolean;
  /** Asked to close: canceled, escaped, or done. */
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
  /** More than a sentence, such as a list of what will go. */
  children?: ReactNode;
}
