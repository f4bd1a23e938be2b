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
   * Begins the ids of its fields: `profile` makes `profile-city`, which an address can name.
   * @default an id of its own
   */
  id?: string | undefined;
  /** A message for each field that has a problem, by its name; `form` is about the whole. */
  errors: FormErrors;
  /** The fields that the last submit complained about, in order; the others stay out of the summary. */
  summary: readonly string[];
  /** Grows with every failed submit: the summary takes the focus again. */
  attempt: number;
  /** It is being sent: its `SubmitButton` waits. */
  isPending: boolean;
  /**
   * What went wrong beside the form, where its reader looks for what went wrong: with another
   * way of signing in, say. It stands among the form's own errors and leaves the focus alone.
   */
  problem?: string | undefined;
  /** A link or a button under the errors, while there are any: the next step. */
  errorAction?: ReactNode;
  /** What the form is for, where no heading says it. */
  label?: string | undefined;
  /** The id of the heading that says what the form is for. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /** Fields, and a `SubmitButton`. */
  children?: ReactNode;
}

/**
 * What every form of ours looks like, for forms that a library runs: the summary of errors,
 * and fields that find their own error and id by their name. `Form` runs by itself.
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
      {/* POST: should the browser send it by itself, no password lands in an address. */}
      <form
        {...handlers}
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
