import { LanguageSwitch } from '@gschool/ui';
import { languageNames } from '@gschool/ui/app';

import { useLanguage } from './useLanguage';

/** What it takes to speak another language comes with the first choice. */
const choose = async (code: string): Promise<void> => {
  const { changeLanguage } = await import('./changeLanguage');
  await changeLanguage(code);
};

/** The language switch (decisions, "Settings of the look"): for everybody, with or without an account. */
export function LanguageChoice() {
  return <LanguageSwitch languages={languageNames} current={useLanguage()} onChoose={choose} />;
}
