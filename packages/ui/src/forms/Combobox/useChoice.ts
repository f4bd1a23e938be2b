import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { inGroups, type ComboboxFilter, type ComboboxOption } from './matchOptions';
import { setInputValue } from '../../internal/setInputValue';
import { useFieldReset } from '../../internal/useFieldReset';
import type { useField } from '../../internal/useField';

type State = UseComboboxState<ComboboxOption>;

interface ChoiceOptions {
  ids: ReturnType<typeof useField>;
  options: readonly ComboboxOption[];
  filter: ComboboxFilter;
  defaultValue: string | undefined;
  onChange: ((value: string) => void) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
}

const types = useCombobox.stateChangeTypes;
const labelOf = (option: ComboboxOption | null | undefined) => option?.label ?? '';

/**
 * The life of a combobox: what is typed, listed, pointed at and chosen. The form's value
 * stands in a hidden input (`valueInput`), which tells the form of a choice as if typed.
 */
export function useChoice(props: ChoiceOptions) {
  const { ids, options, filter, defaultValue, onChange, onQueryChange } = props;
  const valueInput = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const all = useMemo(() => inGroups(options), [options]);
  const matching = (text: string) => (text.trim() ? inGroups(filter(all, text)) : all);
  const items = matching(query);
  const byValue = (value: string | undefined) => all.find((option) => option.value === value);

  const search = (text: string) => {
    setQuery(text);
    onQueryChange?.(text);
  };

  const stateReducer = (
    _state: State,
    { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  ): Partial<State> => {
    if (type === types.InputChange) {
      // An emptied field is an empty choice; a typed one points at the best match.
      if (!changes.inputValue) return { ...changes, selectedItem: null, highlightedIndex: -1 };
      const best = matching(changes.inputValue).findIndex((option) => !option.isDisabled);
      return { ...changes, highlightedIndex: best };
    }
    // Left without a choice, the field shows the last one again.
    if (type === types.InputBlur || type === types.InputKeyDownEscape) {
      return { ...changes, inputValue: labelOf(changes.selectedItem) };
    }
    return changes;
  };

  const combobox = useCombobox<ComboboxOption>({
    items,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled ?? false,
    initialSelectedItem: byValue(defaultValue) ?? null,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => {
      const value = selectedItem?.value ?? '';
      if (valueInput.current) setInputValue(valueInput.current, value);
      onChange?.(value);
    },
    // The next time it opens with everything in it.
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen && query) search('');
    },
    // With the margins of the rows, which the library's own way leaves out.
    scrollIntoView: (row) => row.scrollIntoView({ block: 'nearest' }),
    id: ids.controlId,
    inputId: ids.controlId,
    labelId: ids.labelId,
    menuId: `${ids.controlId}-list`,
    toggleButtonId: `${ids.controlId}-toggle`,
    getItemId: (index) => `${ids.controlId}-option-${index}`,
  });

  useFieldReset(valueInput, () => {
    combobox.selectItem(byValue(valueInput.current?.value) ?? null);
  });

  return {
    ...combobox,
    items,
    query,
    valueInput,
    onType: (event: ChangeEvent<HTMLInputElement>) => search(event.target.value),
  };
}
