import { AppProviders } from '@gschool/app';
import { lazySignOutDialog, SignOutGate } from '@gschool/app/session';
import type { Services } from '@gschool/data';
import { useEffect, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';

import { appI18n, withMessages } from './i18n/i18n';
import { routes } from './routes';
import { clearSearches } from './shared/recentSearches';

const SignOutDialog = lazySignOutDialog(() =>
  import('./shared/SignOutDialog').then(withMessages).then((module) => module.SignOutDialog),
);

const Routes = ({ table }: { table: RouteObject[] }) => useRoutes(table);

export interface AppProps {
  services: Services;
  /** Content that the page shows in addition to its routes. */
  children?: ReactNode;
  /** Routes that replace the site's own, for stories of a page with other props. */
  table?: RouteObject[] | undefined;
}

/** The app inside the router. The server, the browser and stories render the same tree. */
export function App({ services, children, table = routes }: AppProps) {
  const { session } = services;
  useEffect(
    () => session.subscribe(() => session.get().status === 'signedOut' && clearSearches()),
    [session],
  );
  return (
    <AppProviders appI18n={appI18n} services={services}>
      <Routes table={table} />
      <SignOutGate dialog={SignOutDialog} />
      {children}
    </AppProviders>
  );
}
