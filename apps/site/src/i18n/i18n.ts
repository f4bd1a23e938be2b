import { setupI18n } from '@lingui/core';

import en from './en.messages.json';

/**
 * The site's messages. The catalogue holds ICU sources and is compiled when it
 * is bundled, so that no message parser is shipped (docs/decisions).
 */
export const i18n = setupI18n({ locale: 'en', messages: { en } });
