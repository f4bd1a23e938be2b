import type { ReactNode } from 'react';

import { FormFrame } from './FormFrame';
import type { FormErrors } from './formValues';
import { SubmitButton } from './SubmitButton';
import { useFormSubmit } from './useFormSubmit';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface FormProps<Values extends Record<keyof Values, string>> {
  /**
   * Called with the values of all named fields, '' for empty ones. It may return errors by field
   * name, or a promise of them; `form` is the key for the form as a whole. While the promise is
   * pending, another submit does nothing. If it throws, a general error is shown and the error is
   * reported.
   */
  onSubmit: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
  /** Returns errors by field name, at submit and then when fields change. Must be pure. */
  validate?: ((values: Values) => FormErrors) | undefined;
  /** The label of the submit button. Without it, render a `SubmitButton` among the children. */
  submitLabel?: string | undefined;
  /** The accessible name of the form, if no heading names it. */
  label?: string | undefined;
  /** The id of the heading that names the form. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /**
   * An error from outside the form, for example of another sign-in method. It is shown among the
   * form’s errors and does not move focus.
   */
  problem?: string | undefined;
  /** A link or a button for the next step, shown under the errors. */
  errorAction?: ReactNode;
  /** Fields, and a `SubmitButton` if there is no `submitLabel`. */
  children?: ReactNode;
}

/**
 * A form with uncontrolled fields. The values stay in the inputs, so an error, a slow script or a
 * render never loses what was typed.
 */
export function Form<Values extends Record<keyof Values, string> = Record<string, string>>({
  onSubmit,
  validate,
  submitLabel,
  children,
  ...frameProps
}: FormProps<Values>) {
  const { messages } = useUi();
  const { errors, summary, attempt, isPending, handlers } = useFormSubmit({
    onSubmit,
    validate,
    failureMessage: messages.formFailed,
  });
  return (
    <FormFrame {...handlers} {...{ errors, summary, attempt, isPending }} {...frameProps}>
      {children}
      {submitLabel && (
        <SubmitButton size="large" isFullWidth>
          {submitLabel}
        </SubmitButton>
      )}
    </FormFrame>
  );
}
