import { useRef, type ComponentProps, type KeyboardEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './Combobox.css';
import { ComboboxList } from './ComboboxList';
import { matchOptions, type ComboboxFilter, type ComboboxOption } from './matchOptions';
import { useComboboxState } from './useComboboxState';
import { usePanelPlacement } from './usePanelPlacement';
import { comboboxMessages } from './messages';
import { Icon } from '../../data-display/Icon/Icon';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { Field, type FieldProps } from '../../internal/Field';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { getPressedKey } from '../../internal/getPressedKey';
import { useField } from '../../internal/useField';

export interface ComboboxProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'disabled'> {
  /** The key of its value and of its error in the form. */
  name: string;
  /** The options, in order. Options with the same `group` are listed together. */
  options: readonly ComboboxOption[];
  /** The value that is selected, '' for none, if the app controls it; change it in `onChange`. */
  value?: string | undefined;
  /** The value that is selected initially. */
  defaultValue?: string | undefined;
  /**
   * Filters the options by the query. If a server filters them, return all of them here and fetch
   * in `onQueryChange`.
   * @default matches words in any order, ignores case and accents, and lists matches at the start
   * of a word first
   */
  filter?: ComboboxFilter | undefined;
  /** Called with the selected value; '' when it is cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with the query, or with '' when the list closes. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * True while the options are loading.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * What the browser may fill in, such as `country-name`.
   * @default 'off'
   */
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** The class name of the element around it. */
  className?: string | undefined;
}

/** A select with a search field. For up to about fifteen options, a `Select` is quicker to use. */
export function Combobox({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isLabelHidden,
  className,
  name,
  options,
  value,
  defaultValue,
  filter = matchOptions,
  onChange,
  onQueryChange,
  isLoading = false,
  id,
  placeholder,
  disabled,
  autoComplete = 'off',
}: ComboboxProps) {
  const messages = useMessages('combobox', comboboxMessages);
  const panel = useRef<HTMLDivElement>(null);
  const ids = useField({ id, name, hint, error });
  const combobox = useComboboxState({
    ids,
    options,
    filter,
    value,
    defaultValue,
    onChange,
    onQueryChange,
  });
  const { isOpen, items, inputValue, field } = combobox;
  usePanelPlacement(panel, isOpen);

  const clear = () => {
    combobox.selectItem(null);
    field.current?.focus();
  };
  return (
    <Field {...{ label, hint, isOptional, isRequired, isLabelHidden, ids, className }}>
      <div className={styles.wrapper}>
        <input
          // oxlint-disable-next-line react/refs -- the library only passes the ref and the handlers on
          {...combobox.getInputProps({
            ...ids.aria,
            ref: field,
            placeholder,
            disabled,
            autoComplete,
            required: isRequired,
            'aria-labelledby': undefined,
            onChange: combobox.onInputChange,
            onClick: () => !isOpen && field.current?.select(),
            onKeyDown: (event: KeyboardEvent) => {
              if (getPressedKey(event) !== '') return;
              // Escape would clear the field, and Enter would select an option.
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          // On blur, the form validates the field with this name, whose value is in the hidden
          // input.
          data-field={name}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
        />
        <input
          ref={combobox.valueInput}
          type="text"
          hidden
          name={name}
          defaultValue={value ?? defaultValue}
          disabled={disabled}
        />
        <span className={classNames(fieldStyles.endSlot, styles.chevron)}>
          <Icon icon={icons.chevronDown} />
        </span>
        {inputValue && !disabled && (
          <span className={styles.clearSlot}>
            <IconButton
              icon={icons.close}
              size="small"
              label={messages.clear(label)}
              onClick={clear}
            />
          </span>
        )}
        <div
          ref={panel}
          className={styles.panel}
          hidden={!isOpen}
          // Pressing the edge or the scroll bar must not move focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ComboboxList combobox={combobox} label={label} isLoading={isLoading} />
        </div>
        <VisuallyHidden role="status">
          {isOpen &&
            (isLoading
              ? messages.loading
              : items.length > 0
                ? messages.count(items.length)
                : messages.noMatches(inputValue))}
        </VisuallyHidden>
      </div>
    </Field>
  );
}
