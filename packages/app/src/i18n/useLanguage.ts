import { useLingui } from '@lingui/react';

import { languageOf, type Language } from './languages';

/** The active language. Functions of `@gschool/domain` take it for dates and money. */
export const useLanguage = (): Language => languageOf(useLingui().i18n.locale);
