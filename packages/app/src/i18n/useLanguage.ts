import { useLingui } from '@lingui/react';

import { getLanguage, type Language } from './languages';

/** The active language. Functions of `@gschool/domain` take it for dates and money. */
export const useLanguage = (): Language => getLanguage(useLingui().i18n.locale);
