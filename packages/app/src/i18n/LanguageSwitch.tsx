import { LanguageSwitch as LanguageList } from '@gschool/ui';

import { languageNames } from './languages';
import { useChangeLanguage } from './useChangeLanguage';
import { useLanguage } from './useTranslate';

/** The language switch. */
export function LanguageSwitch() {
  return (
    <LanguageList
      languages={languageNames}
      current={useLanguage()}
      onSelect={useChangeLanguage()}
    />
  );
}
