import { useState, type ComponentProps, type KeyboardEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './PasswordField.css';
import { passwordMessages } from './messages';
import { Icon } from '../../data-display/Icon/Icon';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { Field, type FieldProps } from '../../internal/Field';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface PasswordFieldProps
  extends Omit<FieldProps, 'isOptional'>, Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** The key of its value in the form, and of its error. */
  name: string;
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field with a button that shows the password. Describe the rule of a new password in
 * `hint`.
 */
export function PasswordField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  ...rest
}: PasswordFieldProps) {
  const { messages: commonMessages } = useUi();
  const messages = useMessages('password', passwordMessages);
  const [isShown, setIsShown] = useState(false);
  const capsLock = useCapsLock();
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <Field {...{ label, hint, isRequired, isLabelHidden, ids, className }}>
      <div className={fieldStyles.slotted}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...ids.aria}
          onKeyUp={(event) => {
            capsLock.update(event);
            rest.onKeyUp?.(event);
          }}
          onBlur={(event) => {
            capsLock.reset();
            rest.onBlur?.(event);
          }}
          required={isRequired ?? rest.required}
          id={ids.controlId}
          type={isShown ? 'text' : 'password'}
          className={classNames(fieldStyles.control, fieldStyles.roomAtEnd)}
        />
        <span className={fieldStyles.endSlot}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={commonMessages.showPassword}
            title={commonMessages.showPassword}
            aria-pressed={isShown}
            aria-controls={ids.controlId}
            disabled={rest.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon icon={isShown ? icons.eyeOff : icons.eye} />
          </button>
        </span>
      </div>
      <p role="status" className={styles.capsLock}>
        {capsLock.isOn && messages.capsLock}
      </p>
    </Field>
  );
}

/**
 * Whether Caps Lock was on at the last key press. Browsers report it only with key events, and
 * some password managers dispatch events without `getModifierState`.
 */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const update = (event: KeyboardEvent): void =>
    setIsOn(event.getModifierState?.('CapsLock') ?? false);
  return { isOn, update, reset: () => setIsOn(false) };
}
