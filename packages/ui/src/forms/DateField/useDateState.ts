import { parseTypedDate } from '@gschool/intl';
import { useEffect, useRef, useState } from 'react';

import { changeDateLocale, formatDateText, isDateComplete } from './dateText';
import { setInputValue } from '../../internal/setInputValue';
import { useFieldReset } from '../../internal/useFieldReset';
import { useUi } from '../../providers/UiProvider/UiProvider';

interface DateStateOptions {
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

/**
 * The text of a field for a date. It becomes the value as soon as it is complete, or when focus
 * leaves. The form's value is in a hidden input (`valueInput`): the day, or the text if it is not
 * a date, so that the form can refuse it.
 */
export function useDateState({ value, defaultValue, onChange }: DateStateOptions) {
  const { locale } = useUi();
  const valueInput = useRef<HTMLInputElement>(null);
  const create = (from: string) => ({
    value: from,
    locale,
    text: changeDateLocale(from, locale, locale),
  });
  const [draft, setDraft] = useState(() => create(value ?? defaultValue));
  const [isFocusWithin, setFocusWithin] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    // The app may pass the value late, for example if it is in the URL: until then, the text stays.
    if (value !== undefined && value !== draft.value) setDraft(create(value));
  } else if (locale !== draft.locale) {
    // In the new language, the same numbers may be another day.
    setDraft({ ...draft, locale, text: changeDateLocale(draft.text, draft.locale, locale) });
  }
  const getFormValue = (text: string) => parseTypedDate(text, locale) ?? text.trim();
  const formValue = getFormValue(draft.text);
  // Changes that do not come from this field.
  useEffect(() => {
    if (valueInput.current) valueInput.current.value = formValue;
  }, [formValue]);
  useFieldReset(valueInput, () => setDraft(create(value ?? defaultValue)));

  const show = (text: string, next: string) => {
    setDraft({ value: next, locale, text });
    if (valueInput.current) setInputValue(valueInput.current, getFormValue(text));
    if (next !== draft.value) onChange?.(next);
  };
  return {
    locale,
    text: draft.text,
    day: parseTypedDate(draft.text, locale),
    defaultFormValue: getFormValue(value ?? defaultValue),
    isFocusWithin,
    valueInput,
    handlers: {
      type: (text: string) => {
        const day = isDateComplete(text) ? parseTypedDate(text, locale) : undefined;
        show(text, day ?? (text.trim() === '' ? '' : draft.value));
      },
      choose: (day: string) => show(formatDateText(day, locale), day),
      focus: () => setFocusWithin(true),
      /** Focus has left the field: the text gets the form of the locale. */
      leave: () => {
        setFocusWithin(false);
        const day = parseTypedDate(draft.text, locale);
        if (day !== undefined) show(formatDateText(day, locale), day);
      },
    },
  };
}
