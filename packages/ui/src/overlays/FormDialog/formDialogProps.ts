import type { ReactNode } from 'react';

import type { FormErrors } from '../../forms/Form/formValues';
import type { DialogProps } from '../Dialog/Dialog';

export interface FormDialogProps<Values extends Record<keyof Values, string>> extends Pick<
  DialogProps,
  'title' | 'description' | 'isOpen' | 'onOpenChange' | 'size' | 'initialFocus' | 'id'
> {
  /**
   * Called with the values of all named fields, '' for empty ones. It may return errors by field
   * name, or a promise of them; `form` is the key for the form as a whole. Without errors, the
   * dialog closes. If it throws, a general error is shown and the error is reported.
   */
  onSubmit: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
  /** Returns errors by field name, at submit and then when fields change. Must be pure. */
  validate?: ((values: Values) => FormErrors) | undefined;
  /** The label of the submit button in the footer. */
  submitLabel: string;
  /**
   * The label of the button that closes the dialog without a submit.
   * @default 'Cancel'
   */
  cancelLabel?: string | undefined;
  /** The fields. */
  children?: ReactNode;
}
