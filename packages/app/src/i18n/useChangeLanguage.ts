import { useAppI18n } from './AppI18nContext';

/**
 * Returns a function that activates another language. It rejects if the language cannot be loaded.
 * The code is loaded when a language is first selected.
 */
export function useChangeLanguage(): (language: string) => Promise<void> {
  const appI18n = useAppI18n();
  return async (language) => {
    const { changeLanguage } = await import('./changeLanguage');
    await changeLanguage(appI18n, language);
  };
}
