import { languageOf, type Language } from '@gschool/ui/app';
import { useLingui } from '@lingui/react';

/** The language that is spoken. For dates and money hand it to the functions of `@gschool/domain`. */
export const useLanguage = (): Language => languageOf(useLingui().i18n.locale);
