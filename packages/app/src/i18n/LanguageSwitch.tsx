import { LanguageSwitch as LanguageList } from '@gschool/ui';

import { useAppI18n } from './AppI18nContext';
import { languageNames } from './languages';
import { useLanguage } from './useTranslate';

/** The language switch. */
export function LanguageSwitch() {
  const appI18n = useAppI18n();
  /** The code is loaded when a language is first selected. */
  const handleSelect = async (language: string): Promise<void> => {
    const { changeLanguage } = await import('./changeLanguage');
    await changeLanguage(appI18n, language);
  };
  return <LanguageList languages={languageNames} current={useLanguage()} onSelect={handleSelect} />;
}
