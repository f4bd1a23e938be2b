import type { ReactNode } from 'react';
import { FormFrame } from './FormFrame';
import type { FormErrors } from './formValues';
import { SubmitButton } from './SubmitButton';
import { useFormSubmit } from './useFormSubmit';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface FormProps<Values extends Record<keyof Values, string>> {
  /**
   * Gets the values of all named fields, '' where nothing stands. What it returns, or its promise resolves to, are errors by field name; `form` is for the form as a whole. While the
   * promise is open a second submit does nothing. If it throws, a general error is shown
   * and the cause reported.
   */
  onSubmit: (values: Values) => void | FormErrors | Promise<void | FormErrors>;
  /** Errors by field name, asked at submit and then as fields change. Must be pure. */
  validate?: ((values: Values) => FormErrors) | undefined;
  /** Words of the button at its end; without it, put a `SubmitButton` among the children. */
  submitLabel?: string | undefined;
  /** What the form is for, where no heading says it. */
  label?: string | undefined;
  /** The id of the heading that says what the form is for. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /**
   * What went wrong beside the form, where its reader looks for what went wrong: with another
   * way of signing in, say. It stands among the form's own errors and leaves the focus alone.
   */
  problem?: string | undefined;
  /** A link or a button under the errors, while there are any: the next step. */
  errorAction?: ReactNode;
  /** Fields, and a `SubmitButton` where `submitLabel` gives none. */
  children?: ReactNode;
}

/**
 * Fields that are sent together. The values live in the inputs, so nothing typed is
 * lost by a failure, a slow script or a re-render.
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
