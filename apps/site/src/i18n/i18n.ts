import { setupI18n, type Messages } from '@lingui/core';

import shell from './en/shell.messages.json';

/**
 * The site's messages. The catalogue holds ICU sources and is compiled when it
 * is bundled, so that no message parser is shipped (docs/decisions/0001). It
 * is one catalogue in parts: what every page says is here, each other part
 * comes with the pages that say it. What stands in `<head>` is here too: it is
 * read before a page's own part has arrived.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: { ...shell } } });

/** Adds a part of the catalogue; a page's module calls it before the page renders. */
export const addMessages = (part: Messages): void => {
  // Not `load`, which has everybody render again although nothing that is shown has changed.
  Object.assign(i18n.messages, part);
};
