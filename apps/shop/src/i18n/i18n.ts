import { setupI18n, type Messages } from '@lingui/core';

import shell from './en/shell.messages.json';

/**
 * The shop's messages. The catalogue holds ICU sources and is compiled when it is
 * bundled, so that no message parser is shipped (docs/decisions/0001). It is one
 * catalogue in parts: what every page says at once is here, each other part comes with
 * what says it. `later` holds the names of pages that do not exist yet and is loaded by
 * nothing; a new page takes its name from there into `shell` (a test asks for it).
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: { ...shell } } });

/**
 * Adds a part of the catalogue; a part's module calls it before it renders. Not by
 * `i18n.load`, which tells every reader of the context: markup that waits for its code to
 * come alive would be thrown away by that.
 */
export const addMessages = (part: Messages): void => {
  Object.assign(i18n.messages, part);
};
