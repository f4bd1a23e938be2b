import { useMemo, useRef } from 'react';

import { TagList } from '../../data-display/Tag/TagList';
import * as comboboxStyles from '../../forms/Combobox/Combobox.css';
import { ComboboxList } from '../../forms/Combobox/ComboboxList';
import type { ComboboxOption } from '../../forms/Combobox/matchOptions';
import { usePanelPlacement } from '../../forms/Combobox/usePanelPlacement';
import { Field, type FieldProps } from '../../internal/Field';
import * as fieldStyles from '../../internal/Field.css';
import { useField } from '../../internal/useField';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { tagFieldMessages } from './messages';
import { useTagState } from './useTagState';

export interface TagFieldProps extends FieldProps {
  /** The key of its values and of its error in the form. */
  name: string;
  /** The values that are selected, in order. */
  values: readonly string[];
  /** Called with all values after one was added or removed. */
  onChange: (values: string[]) => void;
  /**
   * Values to choose from: those that are used elsewhere. An option has its own label if its value
   * is an id.
   */
  suggestions?: readonly (string | ComboboxOption)[] | undefined;
  /**
   * Only the suggestions can be selected.
   * @default false
   */
  isClosed?: boolean | undefined;
  /** The maximum number of values. */
  max?: number | undefined;
  /**
   * The text that is in the field at first and isn’t a value yet.
   * @default ''
   */
  defaultText?: string | undefined;
  /** Called with the text that isn’t a value yet, so that the app can store it, or ask about it. */
  onTextChange?: ((text: string) => void) | undefined;
  /** The text in the empty field: an example. */
  placeholder?: string | undefined;
  /**
   * Shows the values without a way to change them.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

const NO_SUGGESTIONS: readonly string[] = [];

/**
 * A field for several words: tags, equipment, styles. Enter adds the highlighted option, a comma what
 * was typed, and a pasted list all of its words. Nothing is added when focus leaves the field: the
 * text stays, and the field says how to add it. The app has the values.
 */
export function TagField(props: TagFieldProps) {
  const { label, hint, name, values, max, isClosed = false, isDisabled = false } = props;
  const { locale } = useUi();
  const messages = useMessages('tagField', tagFieldMessages);
  const panel = useRef<HTMLDivElement>(null);
  const baseId = useField({ name }).controlId;
  const limitId = `${baseId}-limit`;
  const listId = `${baseId}-tags`;
  const describedBy = [max !== undefined && limitId, values.length > 0 && listId]
    .filter(Boolean)
    .join(' ');
  const plainIds = useField({ id: baseId, name });
  const state = useTagState({
    ids: plainIds,
    values,
    suggestions: props.suggestions ?? NO_SUGGESTIONS,
    allowsNew: !isClosed,
    max,
    defaultText: props.defaultText ?? '',
    onChange: props.onChange,
    onTextChange: props.onTextChange,
  });
  const { combobox, isListShown, isFull, options, problem } = state;
  const ids = useField({
    id: baseId,
    name,
    hint,
    error: problem ?? props.error,
    describedBy,
  });
  usePanelPlacement(panel, isListShown);

  const tags = useMemo(
    () =>
      values.map((value) => ({
        id: value,
        label: options.find((option) => option.value === value)?.label ?? value,
      })),
    [values, options],
  );
  const limit = max?.toLocaleString(locale);
  return (
    <Field
      {...{ label, hint, ids }}
      isOptional={props.isOptional}
      isRequired={props.isRequired}
      isLabelHidden={props.isLabelHidden}
      className={props.className}
    >
      <div className={comboboxStyles.wrapper}>
        <input
          {...combobox.getInputProps({
            ...ids.aria,
            ...state.inputHandlers,
            placeholder: props.placeholder,
            disabled: isDisabled,
            // Unlike `disabled`, it keeps focus.
            readOnly: state.isReadOnly,
            required: props.isRequired && values.length === 0,
            'aria-labelledby': undefined,
          })}
          {...{ 'aria-expanded': isListShown }}
          data-field={name}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          className={fieldStyles.control}
        />
        <div
          ref={panel}
          className={comboboxStyles.panel}
          hidden={!isListShown}
          // Pressing the edge or the scroll bar must not move focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ComboboxList combobox={combobox} label={label} isLoading={false} />
        </div>
      </div>
      {max !== undefined && (
        <p id={limitId} className={fieldStyles.hint}>
          {isFull ? messages.full(limit!, max) : messages.limit(limit!, max)}
        </p>
      )}
      {tags.length > 0 && (
        <>
          <TagList
            label={messages.listOf(label)}
            tags={tags}
            onRemove={
              isDisabled ? undefined : (id) => props.onChange(values.filter((one) => one !== id))
            }
          />
          <span id={listId} hidden>
            {new Intl.ListFormat(locale, { type: 'unit' }).format(tags.map((tag) => tag.label))}
          </span>
        </>
      )}
      <VisuallyHidden role="status">{state.announcement}</VisuallyHidden>
    </Field>
  );
}
