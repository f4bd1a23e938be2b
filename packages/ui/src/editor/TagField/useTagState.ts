import { fold } from '@gschool/intl';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

import { matchOptions, type ComboboxOption } from '../../forms/Combobox/matchOptions';
import { getPressedKey } from '../../internal/getPressedKey';
import type { useField } from '../../internal/useField';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { addTags, hasSeparator, splitTags } from './addTags';
import { tagFieldMessages } from './messages';

type State = UseComboboxState<ComboboxOption>;

interface TagStateOptions {
  ids: ReturnType<typeof useField>;
  values: readonly string[];
  suggestions: readonly (string | ComboboxOption)[];
  allowsNew: boolean;
  max: number | undefined;
  defaultText: string;
  onChange: (values: string[]) => void;
  onTextChange: ((text: string) => void) | undefined;
}

const { stateChangeTypes } = useCombobox;
const NO_TEXTS: readonly string[] = [];

/** The state of a field for tags: its text, the options for it, and what is announced. */
export function useTagState(props: TagStateOptions) {
  const { ids, values, suggestions, allowsNew, max, onChange } = props;
  const { locale } = useUi();
  const messages = useMessages('tagField', tagFieldMessages);
  const [text, setShownText] = useState(props.defaultText);
  const [announcement, setAnnouncement] = useState('');
  const [rejected, setRejected] = useState(NO_TEXTS);
  const [isLeft, setLeft] = useState(props.defaultText !== '');
  const isComposing = useRef(false);

  const setText = (next: string) => {
    setShownText(next);
    if (next !== text) props.onTextChange?.(next);
  };

  const options = useMemo(
    () => suggestions.map((one) => (typeof one === 'string' ? { value: one, label: one } : one)),
    [suggestions],
  );
  const isFull = max !== undefined && values.length >= max;
  const [typed] = splitTags(text);
  const newOption = useMemo<ComboboxOption | undefined>(
    () => (typed === undefined ? undefined : { value: typed, label: messages.addNew(typed) }),
    [typed, messages],
  );
  const remaining = options.filter(({ value }) => !values.includes(value));
  const matches = typed === undefined ? remaining : matchOptions(remaining, typed);
  const isOption = (word: string) =>
    addTags([], [word], options, { allowsNew: false }).added.length > 0;
  const isPresent = (word: string) =>
    addTags(values, [word], options, { allowsNew: false }).repeated.length > 0;
  const isNew = typed !== undefined && !isOption(typed) && !isPresent(typed);
  const foldedText = fold(typed ?? '');
  const isSame = ({ label }: ComboboxOption) => fold(label) === foldedText;
  // Existing values are first, so that people do not add another name for one of them.
  const items = [
    ...matches.filter(isSame),
    ...matches.filter((one) => !isSame(one)),
    ...(allowsNew && newOption && isNew ? [newOption] : []),
  ];

  const add = (texts: readonly string[]) => {
    const {
      values: next,
      added,
      repeated,
      rest,
    } = addTags(values, texts, options, { allowsNew, max });
    if (added.length > 0) onChange(next);
    combobox.closeMenu();
    // What could not be added stays in the field.
    setText(rest.join(', '));
    setRejected(isFull || allowsNew ? NO_TEXTS : rest);
    setLeft(false);
    if (added.length > 1) {
      setAnnouncement(messages.addedMany(added.length.toLocaleString(locale), added.length));
    } else if (added[0] !== undefined) setAnnouncement(messages.added(added[0]));
    else if (repeated[0] !== undefined) setAnnouncement(messages.alreadyThere(repeated[0]));
  };
  const addTyped = () => {
    const texts = splitTags(text);
    if (texts.length > 0) add(texts);
  };

  const stateReducer = (
    _state: State,
    { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  ): Partial<State> =>
    type === stateChangeTypes.InputChange
      ? { ...changes, highlightedIndex: getFirstIndex(changes.inputValue ?? '') }
      : changes;
  /** Enter on a value that is there says so, and adds nothing longer. */
  const getFirstIndex = (value: string): number => {
    const [word] = splitTags(value);
    return word === undefined || isPresent(word) ? -1 : 0;
  };

  const combobox = useCombobox<ComboboxOption>({
    items,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled ?? false,
    inputValue: text,
    selectedItem: null,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && add([selectedItem.value]),
    scrollIntoView: (row) => row.scrollIntoView({ block: 'nearest' }),
    id: ids.controlId,
    inputId: ids.controlId,
    labelId: ids.labelId,
    menuId: `${ids.controlId}-list`,
    toggleButtonId: `${ids.controlId}-toggle`,
    getItemId: (index) => `${ids.controlId}-option-${index}`,
  });

  const inputHandlers = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setRejected(NO_TEXTS);
      setLeft(false);
      // Not by key: the keyboards of Android send no comma key.
      if (isComposing.current || !hasSeparator(value)) setText(value);
      else {
        // Otherwise, the list would open for the next tag.
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        add(splitTags(value));
      }
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => {
      isComposing.current = false;
      const { value } = event.currentTarget;
      if (hasSeparator(value)) add(splitTags(value));
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      // An input would join the lines of a list.
      const pasted = event.clipboardData.getData('text');
      if (!hasSeparator(pasted)) return;
      event.preventDefault();
      add(splitTags(`${text}${pasted}`));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const key = getPressedKey(event);
      if (key === '') {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        return;
      }
      if (key !== 'Enter') return;
      // It adds a tag, and never submits the form around it.
      event.preventDefault();
      if (combobox.isOpen && items[combobox.highlightedIndex]) return;
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      addTyped();
    },
    onBlur: (event: FocusEvent) => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      // The window lost focus, for example because something is copied elsewhere.
      if (document.activeElement === event.currentTarget) return;
      combobox.closeMenu();
      // A half-typed word is not a value, and it is not lost.
      setLeft(true);
    },
  };
  /** What is wrong with the text that is still in the field after it was left. */
  const getProblem = (): string | undefined => {
    const [unknown] =
      isLeft && !allowsNew ? splitTags(text).filter((one) => !isOption(one)) : rejected;
    if (unknown !== undefined) return messages.unknown(unknown);
    return isLeft && typed !== undefined && !isFull ? messages.notAdded(text.trim()) : undefined;
  };
  return {
    combobox: { ...combobox, selectedItem: null, items, query: typed ?? '' },
    /** Without options, the list is hidden. */
    isListShown: combobox.isOpen && !isFull && (items.length > 0 || typed !== undefined),
    inputHandlers,
    options,
    isFull,
    isReadOnly: isFull && text === '',
    announcement,
    problem: getProblem(),
  };
}
