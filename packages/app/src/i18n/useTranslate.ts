import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

import { isolate } from './isolate';
import { getLanguage } from './languages';

/** The values of a message by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the text of a message with its values filled in. */
export type Translate<Id extends string> = (id: Id, values?: MessageValues) => string;

/** A Latin name, an address or a price in an Arabic sentence must not change places with its neighbors. */
const isolateValues = (values: MessageValues, language: 'en' | 'ar'): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value, language) : value,
    ]),
  );

/**
 * Returns the translate function of the active language; it is the same function until the language
 * changes. Each app exports its own `useT`, which knows the ids of its messages.
 */
export function useTranslate<Id extends string>(): Translate<Id> {
  const { i18n } = useLingui();
  const language = getLanguage(i18n.locale);
  const { locale } = i18n;
  return useCallback<Translate<Id>>(
    (id, values) =>
      i18n._(id, values && (language === 'ar' ? isolateValues(values, language) : values)),
    // The locale decides which texts `i18n` returns, although the function does not name it.
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n, language, locale],
  );
}
