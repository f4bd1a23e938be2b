import {
  clearCachesOnSignOut,
  ContentLanguageContext,
  ServicesProvider,
  type Services,
} from '@gschool/data';
import { ToastsProvider, UiProvider } from '@gschool/ui';
import { I18nProvider, useLingui } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';

import { AppI18nContext, useAppI18n } from './i18n/AppI18nContext';
import type { AppI18n } from './i18n/createI18n';
import { getLanguage } from './i18n/languages';
import { LinkNavigation, RouterLink } from './routes/RouterLink';
import { usePreload } from './usePreload';

/** Provides language and messages to the components of `@gschool/ui`. */
function LocalizedUiProvider({ children }: { children: ReactNode }) {
  const { locale } = useLingui().i18n;
  const { uiMessages } = useAppI18n();
  return (
    <UiProvider link={RouterLink} locale={locale} messages={uiMessages()}>
      <ContentLanguageContext value={getLanguage(locale)}>
        <LinkNavigation>{children}</LinkNavigation>
      </ContentLanguageContext>
    </UiProvider>
  );
}

/** The toaster is loaded when the page is idle, or with the first toast. */
const loadToaster = () => import('@gschool/ui/toasts').then((toasts) => toasts.Toaster);

function Toasts({ children }: { children: ReactNode }) {
  usePreload(loadToaster);
  return <ToastsProvider loadToaster={loadToaster}>{children}</ToastsProvider>;
}

export interface AppProvidersProps {
  appI18n: AppI18n;
  services: Services;
  children: ReactNode;
}

/** The providers around the routes of an app, the same on the server, in the browser and in stories. */
export function AppProviders({ appI18n, services, children }: AppProvidersProps) {
  const { session } = services;
  useEffect(() => clearCachesOnSignOut(session), [session]);
  return (
    <AppI18nContext value={appI18n}>
      <I18nProvider i18n={appI18n.i18n}>
        <LocalizedUiProvider>
          <ServicesProvider services={services}>
            <Toasts>{children}</Toasts>
          </ServicesProvider>
        </LocalizedUiProvider>
      </I18nProvider>
    </AppI18nContext>
  );
}
