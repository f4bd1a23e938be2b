import { useRef, type ComponentProps } from 'react';

import * as styles from './DateField.css';
import { formatPattern } from './dateText';
import { dateFieldMessages } from './messages';
import { IconButton } from '../../actions/IconButton/IconButton';
import { calendar } from '../../data-display/Icon/icons';
import * as fieldStyles from '../../internal/Field.css';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';

interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'min' | 'max' | 'className'
> {
  /** The label of the field, for the name of the button. */
  label: string;
  /** What is in the text field. */
  text: string;
  /** The day that the text says, such as `2026-11-27`; undefined if it says none. */
  day: string | undefined;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  onType: (text: string) => void;
  /** Called with the day that was chosen in the calendar. */
  onChoose: (day: string) => void;
}

/**
 * A text field for a date, with a button for the browser's calendar. The text field accepts any
 * digits; the parts of a native date field accept only the digits of the browser's language.
 */
export function DateInput({
  label,
  text,
  day,
  min,
  max,
  disabled,
  onType,
  onChoose,
  ...rest
}: DateInputProps) {
  const { locale } = useUi();
  const messages = useMessages('dateField', dateFieldMessages);
  const picker = useRef<HTMLInputElement>(null);
  const openCalendar = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // The browser shows no calendar here, for example in a frame of another site.
    }
  };
  return (
    <div className={fieldStyles.slotted}>
      <input
        {...rest}
        type="text"
        autoComplete="off"
        placeholder={formatPattern(locale, messages.letters)}
        value={text}
        disabled={disabled}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className={styles.input}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        min={min}
        max={max}
        value={day ?? ''}
        onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value)}
        className={styles.calendar}
      />
      <span className={fieldStyles.endSlot}>
        <IconButton
          icon={calendar}
          size="small"
          label={messages.choose(label)}
          disabled={disabled}
          onClick={openCalendar}
        />
      </span>
    </div>
  );
}
