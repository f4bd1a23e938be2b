import { useRef, type ComponentProps, type Ref } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './SearchField.css';
import { Icon } from '../../data-display/Icon/Icon';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { Field, type FieldProps } from '../../internal/Field';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { setInputValue } from '../../internal/setInputValue';
import { useField } from '../../internal/useField';

export interface SearchFieldProps
  extends
    Omit<FieldProps, 'isOptional' | 'isRequired' | 'isLabelHidden'>,
    Omit<ComponentProps<'input'>, 'size' | 'type' | 'ref'> {
  /** The key of its value in the form. */
  name: string;
  /**
   * Shows the label to screen readers only; the icon is its visible equivalent.
   * @default true
   */
  isLabelHidden?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A search field with a clear button. Its label is hidden by default. */
export function SearchField({
  label,
  hint,
  error,
  isLabelHidden = true,
  className,
  placeholder,
  ref,
  ...rest
}: SearchFieldProps) {
  const { messages } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });

  const clearSearch = () => {
    const inputElement = root.current?.querySelector('input');
    if (!inputElement) return;
    setInputValue(inputElement, '');
    inputElement.focus();
  };

  return (
    <Field {...{ label, hint, isLabelHidden, ids, className }}>
      <div ref={root} className={fieldStyles.slotted}>
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          {...ids.aria}
          ref={ref}
          id={ids.controlId}
          type="search"
          placeholder={placeholder ?? label}
          className={classNames(styles.input, fieldStyles.roomAtStart, fieldStyles.roomAtEnd)}
        />
        <span className={fieldStyles.startSlot}>
          <Icon icon={icons.search} />
        </span>
        <span className={classNames(fieldStyles.endSlot, styles.clear)}>
          <IconButton
            icon={icons.close}
            size="small"
            label={messages.clearSearch}
            disabled={rest.disabled}
            onClick={clearSearch}
          />
        </span>
      </div>
    </Field>
  );
}
