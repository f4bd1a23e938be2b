import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';

import * as styles from './Form.css';
import { FormContext } from './FormContext';
import { FormErrorSummary } from './FormErrorSummary';
import type { FormErrors } from './formValues';
import { classNames } from '../../internal/classNames';

export interface FormFrameProps extends Pick<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onChange' | 'onBlur'
> {
  /**
   * The id of the form, and the prefix of its fields’ ids: `profile` makes `profile-city`, which a
   * URL can link to.
   * @default a generated id
   */
  id?: string | undefined;
  /** Error messages by field name; `form` is the key for the form as a whole. */
  errors: FormErrors;
  /**
   * The fields with errors at the last submit, in page order. Only these are in the summary.
   */
  summary: readonly string[];
  /** Increases with every failed submit, which moves focus to the summary. */
  attempt: number;
  /** The form is being submitted; its `SubmitButton` shows a spinner. */
  isPending: boolean;
  /**
   * An error from outside the form, for example of another sign-in method. It is shown among the
   * form’s errors and does not move focus.
   */
  problem?: string | undefined;
  /** A link or a button for the next step, shown under the errors. */
  errorAction?: ReactNode;
  /** The accessible name of the form, if no heading names it. */
  label?: string | undefined;
  /** The id of the heading that names the form. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /** Fields, and a `SubmitButton`. */
  children?: ReactNode;
}

/**
 * A form whose state comes from outside, for example from a form library: it renders the summary
 * of errors and provides errors and ids to its fields. `Form` manages its own state.
 */
export function FormFrame({
  id,
  errors,
  summary,
  attempt,
  isPending,
  problem,
  errorAction,
  label,
  labelledBy,
  className,
  children,
  ...handlers
}: FormFrameProps) {
  const generatedId = useId();
  const formId = id ?? generatedId;
  const state = useMemo(() => ({ id: formId, errors, isPending }), [formId, errors, isPending]);
  return (
    <FormContext value={state}>
      {/* POST, so that a password is never part of a URL if the browser submits the form without scripts. */}
      <form
        {...handlers}
        id={formId}
        method="post"
        noValidate
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-busy={isPending}
        className={classNames(styles.form, className)}
      >
        <FormErrorSummary
          {...{ formId, errors, attempt, problem }}
          fields={summary}
          action={errorAction}
        />
        {children}
      </form>
    </FormContext>
  );
}
