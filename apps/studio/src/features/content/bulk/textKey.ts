import type { TranslationRow } from './translationTable';

/** The address of a text among the texts of several entries. */
export const toTextKey = ({ id, field, language }: TranslationRow): string =>
  `${language}\n${id}\n${field}`;
