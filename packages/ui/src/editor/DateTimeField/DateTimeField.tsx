import { useId, type FocusEvent, type ReactNode } from 'react';

import { Combobox } from '../../forms/Combobox/Combobox';
import type { ComboboxOption } from '../../forms/Combobox/matchOptions';
import * as dateStyles from '../../forms/DateField/DateField.css';
import { DateInput } from '../../forms/DateField/DateInput';
import { formatDateText } from '../../forms/DateField/dateText';
import { dateFieldMessages } from '../../forms/DateField/messages';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup';
import { FieldError } from '../../internal/FieldError';
import { FieldLabel } from '../../internal/FieldLabel';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';
import { useIsHydrated } from '../../internal/useIsHydrated';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './DateTimeField.css';
import { formatMoment, formatTimeText, formatZoneName } from './fieldTexts';
import { dateTimeFieldMessages } from './messages';
import { useDateTimeState } from './useDateTimeState';

export interface DateTimeFieldProps {
  /** What happens at this time: “Starts”. */
  label: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** The error message. For a text that is not a date or time, the field has its own. */
  error?: string | undefined;
  /** The key of its value and of its error in the form. */
  name: string;
  /** The instant, in ISO 8601: `2026-11-27T17:30:00.000Z`. '' for none. */
  value: string;
  /** Called with the instant as soon as date and time are complete, in UTC; '' if both are empty. */
  onChange: (value: string) => void;
  /** The IANA zone of the date and the time: `Europe/Berlin`. */
  zone: string;
  /**
   * Adds a field for the zone; called with another one. The clock then stays the same, so `onChange`
   * is called, too.
   */
  onZoneChange?: ((zone: string) => void) | undefined;
  /** The zones to choose from, with the names that the app gives them. */
  zones?: readonly ComboboxOption[] | undefined;
  /**
   * The zone of the person who reads it. Its time is also shown if its clocks show another one.
   * @default the zone of the browser
   */
  viewerZone?: string | undefined;
  /**
   * Shows “optional” next to the label.
   * @default false
   */
  isOptional?: boolean | undefined;
  /**
   * Shows “required” next to the label.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Disables the field.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** The example in errors: a day over 12 shows the order of the numbers. */
const EXAMPLE = { day: '2026-12-31', time: '18:30' };

/**
 * A date and a time in a time zone. It accepts any digits, says the moment in words, in the zone and
 * for the reader, and asks which one is meant when clocks show a time twice.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, name, zone, isOptional, isRequired, isDisabled } = props;
  const messages = useMessages('dateTimeField', dateTimeFieldMessages);
  const dateMessages = useMessages('dateField', dateFieldMessages);
  const isHydrated = useIsHydrated();
  const state = useDateTimeState(props);
  const { draft, moment, locale } = state;
  const { day, time, local } = moment;
  const id = useId();

  const hasDate = draft.date.trim() !== '';
  const hasTime = draft.time.trim() !== '';
  const dateError =
    hasDate && !day
      ? dateMessages.wrongDate(formatDateText(EXAMPLE.day, locale))
      : !hasDate && hasTime
        ? messages.missingDate
        : undefined;
  const timeError =
    hasTime && !time
      ? messages.wrongTime(formatTimeText(EXAMPLE.time, locale))
      : !hasTime && hasDate
        ? messages.missingTime
        : undefined;
  const typedError = state.isFocusWithin ? undefined : (dateError ?? timeError);
  const momentId = `${id}-moment`;
  const ids = useField({
    name,
    hint,
    error: typedError ?? props.error,
    describedBy: local && momentId,
  });
  const { aria } = ids;
  const isDateWrong = aria['aria-invalid'] && (typedError === undefined || dateError !== undefined);
  const isTimeWrong = aria['aria-invalid'] && (typedError === undefined || timeError !== undefined);

  const at = local && (state.isSecond ? local.repeatedAt! : local.at);
  const viewerZone =
    props.viewerZone ??
    (isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined);
  const own = at === undefined ? '' : formatMoment(at, zone, locale);
  const viewers =
    at === undefined || viewerZone === undefined ? '' : formatMoment(at, viewerZone, locale);
  const isSameClock =
    at !== undefined &&
    viewerZone !== undefined &&
    formatZoneName(at, zone, locale) === formatZoneName(at, viewerZone, locale);
  const skipped = local?.isSkipped ? time : draft.skipped;

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) state.leave();
  };
  const shared = {
    disabled: isDisabled,
    required: isRequired,
    'aria-describedby': aria['aria-describedby'],
  };
  return (
    <div
      role="group"
      aria-labelledby={ids.labelId}
      className={classNames(fieldStyles.field, props.className)}
      data-print="none"
    >
      <span id={ids.labelId} className={fieldStyles.label}>
        <FieldLabel {...{ label, isOptional, isRequired }} />
      </span>
      {hint && (
        <p id={ids.hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.inputs}>
        <div className={styles.inputs} onFocus={state.focus} onBlur={leave}>
          <div className={fieldStyles.field}>
            <label id={`${id}-date`} htmlFor={ids.controlId} className={styles.partLabel}>
              {messages.date}
            </label>
            <DateInput
              {...shared}
              {...{ label, day }}
              id={ids.controlId}
              name={`${name}.date`}
              data-field={name}
              text={draft.date}
              aria-labelledby={`${ids.labelId} ${id}-date`}
              aria-invalid={isDateWrong || undefined}
              onType={(date) => state.type({ date })}
              onChoose={state.chooseDay}
            />
          </div>
          <div className={fieldStyles.field}>
            <label id={`${id}-time-label`} htmlFor={`${id}-time`} className={styles.partLabel}>
              {messages.time}
            </label>
            <input
              {...shared}
              id={`${id}-time`}
              name={`${name}.time`}
              type="text"
              autoComplete="off"
              value={draft.time}
              aria-labelledby={`${ids.labelId} ${id}-time-label`}
              aria-invalid={isTimeWrong || undefined}
              onChange={({ currentTarget }) => state.type({ time: currentTarget.value })}
              className={dateStyles.text}
            />
          </div>
        </div>
        {props.onZoneChange && (
          <Combobox
            label={messages.zone}
            name={`${name}.zone`}
            options={props.zones ?? [{ value: zone, label: zone }]}
            value={zone}
            disabled={isDisabled}
            onChange={(next) => next !== '' && state.changeZone(next)}
          />
        )}
      </div>
      <p id={momentId} className={styles.moment}>
        <span className={styles.line}>{own}</span>
        {viewers !== '' && !isSameClock && (
          <span className={styles.line}>{messages.forYou(viewers)}</span>
        )}
      </p>
      <div role="status" className={styles.note}>
        {skipped === undefined || at === undefined
          ? ''
          : messages.skipped(
              formatTimeText(skipped, locale),
              new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(at),
            )}
      </div>
      {local?.repeatedAt !== undefined && time && (
        <RadioGroup
          // The group has its own state, and a new time has a new choice.
          key={local.at}
          label={messages.repeated(formatTimeText(time, locale))}
          name={`${name}.which`}
          isDisabled={isDisabled}
          defaultValue={state.isSecond ? 'second' : 'first'}
          options={[
            { value: 'first', label: messages.first(formatZoneName(local.at, zone, locale)) },
            {
              value: 'second',
              label: messages.second(formatZoneName(local.repeatedAt, zone, locale)),
            },
          ]}
          onChange={({ currentTarget }) =>
            state.chooseInstant(currentTarget.value === 'second' ? local.repeatedAt! : local.at)
          }
        />
      )}
      <FieldError id={ids.errorId} message={ids.message} />
    </div>
  );
}
