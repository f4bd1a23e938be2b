import { useLingui } from '@lingui/react';

import type en from './en.messages.json';

/** The id of a message; an id that is not in the catalogue is a type error. */
export type MessageId = keyof typeof en;

export type Values = Readonly<Record<string, string | number>>;

/** Looks a message up and fills in its values. */
export type Translate = (id: MessageId, values?: Values) => string;

/** The translator of the current language. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, values);
}
