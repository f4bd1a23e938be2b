import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

import { isolate } from './isolate';
import { getLanguage, type Language } from './languages';

/**
 * The active language. Also pass it to the functions of `@gschool/domain` that format dates and
 * money.
 */
export const useLanguage = (): Language => getLanguage(useLingui().i18n.locale);

/** The values of a message, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a message with its values filled in. */
export type Translate<Id extends string> = (id: Id, values?: MessageValues) => string;

/** Isolates values, so that Latin text in an Arabic sentence keeps its order. */
const isolateValues = (values: MessageValues, language: 'en' | 'ar'): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value, language) : value,
    ]),
  );

/**
 * Returns the translate function of the active language; the function is stable until the language
 * changes. Each app exports a `useT` with the types of its message ids.
 */
export function useTranslate<Id extends string>(): Translate<Id> {
  const { i18n } = useLingui();
  const language = getLanguage(i18n.locale);
  const { locale } = i18n;
  return useCallback<Translate<Id>>(
    (id, values) =>
      i18n._(id, values && (language === 'ar' ? isolateValues(values, language) : values)),
    // The result depends on the locale, although the function does not use it.
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n, language, locale],
  );
}
