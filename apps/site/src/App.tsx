import { I18nProvider, useLingui } from '@lingui/react';
import {
  ContentLanguage,
  ServicesProvider,
  clearCachesOnSignOut,
  type Services,
} from '@gschool/data';
import { ToastsProvider, UiProvider } from '@gschool/ui';
import { languageOf } from '@gschool/ui/app';
import { useEffect, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';

import { BuiltRoutes } from './shared/builtRoutes';
import { RouterLink } from './features/shell/RouterLink';
import { catalogue, i18n } from './i18n/i18n';
import { isBuilt, routes } from './routes';
import { forgetSearches } from './shared/recentSearches';

const Routes = ({ table }: { table: RouteObject[] }) => useRoutes(table);

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
export function App({
  services,
  table = routes,
}: {
  services: Services;
  /** Other pages than the site's own, for a story of one that is put together differently. */
  table?: RouteObject[] | undefined;
}) {
  const { session } = services;
  useEffect(() => clearCachesOnSignOut(session), [session]);
  useEffect(
    () => session.subscribe(() => session.get().status === 'signedOut' && forgetSearches()),
    [session],
  );
  return (
    <I18nProvider i18n={i18n}>
      <Speaking>
        <ServicesProvider services={services}>
          <ToastsProvider loadToaster={loadToaster}>
            <BuiltRoutes value={isBuilt}>
              <Routes table={table} />
            </BuiltRoutes>
          </ToastsProvider>
        </ServicesProvider>
      </Speaking>
    </I18nProvider>
  );
}
