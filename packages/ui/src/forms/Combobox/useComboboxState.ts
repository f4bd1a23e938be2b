import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';

import { useControlledOption } from './useControlledOption';
import {
  findNamedOption,
  sortByGroup,
  type ComboboxFilter,
  type ComboboxOption,
} from './matchOptions';
import { setInputValue } from '../../internal/setInputValue';
import { useEffectEvent } from '../../internal/useEffectEvent';
import { useFieldReset } from '../../internal/useFieldReset';
import type { useField } from '../../internal/useField';

type State = UseComboboxState<ComboboxOption>;

interface ComboboxStateOptions {
  ids: ReturnType<typeof useField>;
  options: readonly ComboboxOption[];
  filter: ComboboxFilter;
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string) => void) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
}

const stateChangeTypes = useCombobox.stateChangeTypes;
const getLabel = (option: ComboboxOption | null | undefined) => option?.label ?? '';

/**
 * The state of a combobox: query, options, highlight and selection. The form’s value is in a hidden
 * input (`valueInput`), which dispatches an input event after every selection.
 */
export function useComboboxState(props: ComboboxStateOptions) {
  const { ids, options, filter, value, defaultValue, onChange, onQueryChange } = props;
  const field = useRef<HTMLInputElement>(null);
  const valueInput = useRef<HTMLInputElement>(null);
  /** Text in a field without the focus was not typed: the browser fills in a whole form. */
  const isFilledIn = () => document.activeElement !== field.current;
  const [query, setQuery] = useState('');
  const sortedOptions = useMemo(() => sortByGroup(options), [options]);
  const getMatches = (text: string) =>
    text.trim() ? sortByGroup(filter(sortedOptions, text)) : sortedOptions;
  const items = getMatches(query);
  const findOption = (wanted: string | undefined) =>
    sortedOptions.find((option) => option.value === wanted);
  const controlled = useControlledOption(value, findOption(value));

  const changeQuery = (text: string) => {
    setQuery(text);
    onQueryChange?.(text);
  };

  const stateReducer = (
    state: State,
    { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  ): Partial<State> => {
    if (type === stateChangeTypes.InputChange && changes.inputValue && isFilledIn()) {
      const selectedItem =
        findNamedOption(sortedOptions, changes.inputValue, filter) ?? state.selectedItem;
      return { ...state, selectedItem, inputValue: getLabel(selectedItem) };
    }
    if (type === stateChangeTypes.InputChange) {
      // Clearing the text clears the selection; typing highlights the best match.
      if (!changes.inputValue) return { ...changes, selectedItem: null, highlightedIndex: -1 };
      const bestMatchIndex = getMatches(changes.inputValue).findIndex(
        (option) => !option.isDisabled,
      );
      return { ...changes, highlightedIndex: bestMatchIndex };
    }
    // On blur without a selection, the field shows the last selected option.
    if (type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape) {
      return { ...changes, inputValue: getLabel(changes.selectedItem) };
    }
    return changes;
  };

  const combobox = useCombobox<ComboboxOption>({
    items,
    itemToString: getLabel,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled ?? false,
    initialSelectedItem: findOption(defaultValue) ?? null,
    ...controlled,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => {
      const value = selectedItem?.value ?? '';
      if (valueInput.current) setInputValue(valueInput.current, value);
      onChange?.(value);
    },
    // The next time, the list opens with all options.
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen && query) changeQuery('');
    },
    // Unlike downshift's default, this respects the rows' scroll margins.
    scrollIntoView: (row) => row.scrollIntoView({ block: 'nearest' }),
    id: ids.controlId,
    inputId: ids.controlId,
    labelId: ids.labelId,
    menuId: `${ids.controlId}-list`,
    toggleButtonId: `${ids.controlId}-toggle`,
    getItemId: (index) => `${ids.controlId}-option-${index}`,
  });

  // After every render, because the app may also keep its value when another one is selected.
  useEffect(() => {
    if (value !== undefined && valueInput.current) valueInput.current.value = value;
  });

  // downshift shows another label only together with another value, but the name of an option may be
  // loaded after its value.
  const label = controlled.selectedItem?.label;
  const showLabel = useEffectEvent(() => {
    if (label !== undefined && query === '') combobox.setInputValue(label);
  });
  useEffect(() => showLabel(), [label]);

  useFieldReset(valueInput, () => {
    combobox.selectItem(findOption(valueInput.current?.value) ?? null);
  });

  return {
    ...combobox,
    items,
    query,
    field,
    valueInput,
    onInputChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!isFilledIn()) changeQuery(event.target.value);
    },
  };
}
