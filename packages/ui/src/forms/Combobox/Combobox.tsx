import { useRef, type ComponentProps } from 'react';
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
import { useField } from '../../internal/useField';

export interface ComboboxProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'disabled'> {
  /** The key of its value in the form, and of its error. */
  name: string;
  /** What can be chosen, in order; those of one `group` stand together. */
  options: readonly ComboboxOption[];
  /** The value that is chosen at first. */
  defaultValue?: string | undefined;
  /**
   * Which options fit what was typed. For options that a server finds, give one that answers
   * all of them, and ask in `onQueryChange`.
   * @default words in any order, without case and accents, beginnings first
   */
  filter?: ComboboxFilter | undefined;
  /** Tells every choice; '' when it is cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Tells what is typed, '' when the list closes. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * The options are on their way.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Of the element around it. */
  className?: string | undefined;
}

/** One of many, found by typing. For up to about fifteen a `Select` is quicker. */
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
  defaultValue,
  filter = matchOptions,
  onChange,
  onQueryChange,
  isLoading = false,
  id,
  placeholder,
  disabled,
}: ComboboxProps) {
  const messages = useMessages('combobox', comboboxMessages);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const ids = useField({ id, name, hint, error });
  const combobox = useComboboxState({
    ids,
    options,
    filter,
    defaultValue,
    onChange,
    onQueryChange,
  });
  const { isOpen, items, inputValue } = combobox;
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
            required: isRequired,
            'aria-labelledby': undefined,
            onChange: combobox.onInputChange,
            onClick: () => !isOpen && field.current?.select(),
          })}
          // Left, it asks the form to look at the field whose value the hidden input has.
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
          defaultValue={defaultValue}
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
          // A press on its edge or its scroll bar must not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ComboboxList combobox={combobox} label={label} isLoading={isLoading} />
        </div>
        <VisuallyHidden role="status">
          {isOpen && !isLoading && items.length > 0 && messages.count(items.length)}
          {isOpen && !isLoading && items.length === 0 && messages.noMatches(inputValue)}
          {isOpen && isLoading && messages.loading}
        </VisuallyHidden>
      </div>
    </Field>
  );
}
