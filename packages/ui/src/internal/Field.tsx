import type { ReactNode } from 'react';

import { FieldError } from './FieldError';
import * as styles from './Field.css';
import { FieldLabel } from './FieldLabel';
import type { useField } from './useField';
import { classNames } from './classNames';
import { VisuallyHidden } from '../typography/VisuallyHidden/VisuallyHidden';

/** The props of every labeled field. */
export interface FieldProps {
  /** The accessible name. It is required, because a placeholder does not replace it. */
  label: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /**
   * The error message. A `Form` around it sets this by `name`.
   */
  error?: string | undefined;
  /**
   * Shows "optional" next to the label.
   * @default false
   */
  isOptional?: boolean | undefined;
  /**
   * Shows "required" next to the label and announces it to screen readers: for forms in which most
   * fields may stay empty. If most fields are required, mark the others with `isOptional` instead.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Hides the label visually, if an icon shows the meaning. Screen readers still announce it.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  ids: ReturnType<typeof useField>;
  className?: string | undefined;
  children: ReactNode;
}

/** Stacks label, hint, control and error vertically. */
export function Field(props: FieldFrameProps) {
  const { label, hint, isOptional, isRequired, isLabelHidden, ids, className, children } = props;
  const labelElement = (
    <label id={ids.labelId} htmlFor={ids.controlId} className={styles.label}>
      <FieldLabel {...{ label, isOptional, isRequired }} />
    </label>
  );
  return (
    <div className={classNames(styles.field, className)} data-print="none">
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId} message={ids.message} />
    </div>
  );
}
