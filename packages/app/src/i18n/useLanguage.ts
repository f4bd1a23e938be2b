import { useLingui } from '@lingui/react';

import { getLanguage, type Language } from './languages';

/** The active language, also for the functions of `@gschool/domain` that format dates and money. */
export const useLanguage = (): Language => getLanguage(useLingui().i18n.locale);
