import { createContext, useContext } from 'react';

import type { AppI18n } from './createI18n';

/** The messages of the current app. */
export const AppI18nContext = createContext<AppI18n | null>(null);

/** Returns the messages of the app; throws outside `AppProviders`. */
export function useAppI18n(): AppI18n {
  const appI18n = useContext(AppI18nContext);
  if (!appI18n) throw new Error('useAppI18n needs AppProviders around it');
  return appI18n;
}
