import {
  ContentLanguage,
  ServicesProvider,
  clearCachesOnSignOut,
  type Services,
} from '@gschool/data';
import { ToastsProvider, UiProvider } from '@gschool/ui';
import { languageOf } from '@gschool/ui/app';
import { I18nProvider, useLingui } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';

import { RouterLink } from './features/shell/RouterLink';
import { catalogue, i18n } from './i18n/i18n';
import { handlesAt, isBuilt, routes } from './routes';
import { BuiltRoutes } from './shared/builtRoutes';
import { Handles } from './shared/documentMeta';

const Routes = () => useRoutes(routes);

/** Hands the language to the components of the library; renders again when it changes. */
function Speaking({ children }: { children: ReactNode }) {
  const { locale } = useLingui().i18n;
  return (
    <UiProvider link={RouterLink} locale={locale} messages={catalogue.uiWords()}>
      <ContentLanguage value={languageOf(locale)}>{children}</ContentLanguage>
    </UiProvider>
  );
}

/** What a toast looks like comes with the first one. */
const loadToaster = () => import('@gschool/ui/toasts').then((toasts) => toasts.Toaster);

/** Everything inside of a router, the same on the server, in the browser and in stories. */
export function App({ services }: { services: Services }) {
  const { session } = services;
  useEffect(() => clearCachesOnSignOut(session), [session]);
  return (
    <I18nProvider i18n={i18n}>
      <Speaking>
        <ServicesProvider services={services}>
          <ToastsProvider loadToaster={loadToaster}>
            <BuiltRoutes value={isBuilt}>
              <Handles value={handlesAt}>
                <Routes />
              </Handles>
            </BuiltRoutes>
          </ToastsProvider>
        </ServicesProvider>
      </Speaking>
    </I18nProvider>
  );
}
