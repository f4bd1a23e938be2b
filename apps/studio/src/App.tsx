import { AppProviders } from '@gschool/app';
import { lazySignOutDialog, SignOutGate } from '@gschool/app/session';
import type { Services } from '@gschool/data';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';

import { appI18n, withMessages } from './i18n/i18n';
import { pages, routes } from './routes';
import { PageLoader } from './shared/pageLoader';

const SignOutDialog = lazySignOutDialog(() =>
  import('./shared/SignOutDialog').then(withMessages).then((module) => module.SignOutDialog),
);

const Routes = () => useRoutes(routes);

/** The app inside a router: the same on the server, in the browser and in stories. */
export function App({ services, children }: { services: Services; children?: ReactNode }) {
  return (
    <AppProviders appI18n={appI18n} services={services}>
      <PageLoader value={pages.loadPages}>
        <Routes />
      </PageLoader>
      <SignOutGate dialog={SignOutDialog} />
      {children}
    </AppProviders>
  );
}
