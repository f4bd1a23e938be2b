import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** The question, and the dialog's name: "Delete your account?" */
  title: ReactNode;
  /** What will happen, read with the title. */
  description: ReactNode;
  /** The verb that answers it: "Delete my account". */
  confirmLabel: string;
  /**
   * The way out, which has the focus first.
   * @default the word for “Cancel”
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
   * Does it. While its promise is pending the dialog waits and cannot be closed; fulfilled, it
   * closes; rejected, it says so and stays.
   */
  onConfirm: () => unknown;
  /**
   * The sentence for an error of `onConfirm`.
   * @default one that fits every failure that changed nothing
   */
  getErrorMessage?: ((error: unknown) => ReactNode) | undefined;
  /** More than a sentence, such as a list of what will go. */
  children?: ReactNode;
}
