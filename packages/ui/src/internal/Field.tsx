import type { ReactNode } from 'react';

import { FieldError } from './FieldError';
import * as styles from './Field.css';
import { FieldLabel } from './FieldLabel';
import type { useField } from './useField';
import { classNames } from './classNames';
import { VisuallyHidden } from '../typography/VisuallyHidden/VisuallyHidden';

/** What every labeled field takes. */
export interface FieldProps {
  /** Its name, always; a placeholder is none. */
  label: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /**
   * What is wrong with it. A `Form` around it gives this by `name`.
   */
  error?: string | undefined;
  /**
   * Says "optional" beside the label.
   * @default false
   */
  isOptional?: boolean | undefined;
  /**
   * Says "required" beside the label and to screen readers: for forms most of which may
   * stay empty. Where most is needed, mark the rest with `isOptional` instead.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Keeps the label for screen readers alone, where an icon says it to the eye.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  ids: ReturnType<typeof useField>;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint, control and error under each other. */
export function Field(props: FieldFrameProps) {
  const { label, hint, isOptional, isRequired, isLabelHidden, ids, className, children } = props;
  const labelElement = (
    <label id={ids.labelId} htmlFor={ids.controlId} className={styles.label}>
      <FieldLabel {...{ label, isOptional, isRequired }} />
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
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
